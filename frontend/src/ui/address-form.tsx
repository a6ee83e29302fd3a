import { useState } from 'react'
import { type Send, useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'
import { Button } from './button'
import { Form } from './form'
import { TextField } from './text-field'

type AddressFormProps<Answer> = Pick<Send<Answer, string>, 'call' | 'done' | 'failed'> & {
  /** The words on the button. */
  send: string
}

/** A form with one web address, such as of another system. It is emptied after a success. */
export function AddressForm<Answer>({ send, call, done, failed }: AddressFormProps<Answer>) {
  const [address, setAddress] = useState('')
  const { isRunning, run, failure } = useSend({
    call,
    done: (answer: Answer, sent: string) => {
      setAddress('')
      return done?.(answer, sent)
    },
    failed,
    toasts: false,
  })
  return (
    <Form onSubmit={() => run(address)}>
      <TextField
        label={__('Address')}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" busy={isRunning}>
        {send}
      </Button>
    </Form>
  )
}
