import { useState } from 'react'
import { claimAccount } from '@/entities/account/number'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { mobileSchema } from '@/lib/forms/mobile-schema'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Form } from '@/ui/form'
import { MobileField } from '@/ui/mobile-field'
import { Text } from '@/ui/text'
import { UploadStatus } from '@/ui/upload-status'
import { PaperField } from './paper-field'
import { labels } from './use-number-codes'

/** Asks for an earlier account, whose number the person has lost or somebody else has now. */
export function ClaimForm() {
  const form = useSchemaForm(mobileSchema, { mobile: '' })
  const field = useFormFields(form)
  const [paper, setPaper] = useState<File | null>(null)
  const [isMissed, setMissed] = useState(false)
  const { isRunning, run, failure, progress } = useSend({
    call: async (asked: { mobile: string; paper: File }, sending) => {
      const { paper: url } = await sendFiles({ paper: asked.paper }, ['paper'], { labels }, sending)
      return claimAccount(asked.mobile, url)
    },
    toasts: false,
  })

  function send({ mobile }: { mobile: string }) {
    setMissed(!paper)
    if (paper) return run({ mobile, paper })
  }

  return (
    <Disclosure label={__('I had an account with another number')}>
      <Form onSubmit={form.handleSubmit(send)}>
        <Text>{__('A reviewer looks at your paper. Then it takes seven days.')}</Text>
        <MobileField label={__('Mobile Number')} required {...field('mobile')} />
        <PaperField paper={paper} isMissed={isMissed} onPick={setPaper} />
        {progress && <UploadStatus progress={progress} />}
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <Button type="submit" variant="outline" busy={isRunning}>
          {__('Submit')}
        </Button>
      </Form>
    </Disclosure>
  )
}
