import { useState } from 'react'
import type { NumberChange } from '@/entities/account/number'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { mobileSchema } from '@/lib/forms/mobile-schema'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Form } from '@/ui/form'
import { MobileField } from '@/ui/mobile-field'
import { Section } from '@/ui/section'
import { Caption } from '@/ui/text'
import { UploadStatus } from '@/ui/upload-status'
import { PaperField } from './paper-field'
import type { useNumberCodes } from './use-number-codes'

type NumberFormProps = { change: NumberChange; codes: ReturnType<typeof useNumberCodes> }

/** Asks for the new number; if the old one is lost, also for a paper. */
export function NumberForm({ change, codes }: NumberFormProps) {
  const form = useSchemaForm(mobileSchema, { mobile: codes.mobile })
  const field = useFormFields(form)
  const [isLost, setLost] = useState(false)
  const [paper, setPaper] = useState<File | null>(null)
  const [isMissed, setMissed] = useState(false)

  function send({ mobile }: { mobile: string }) {
    setMissed(isLost && !paper)
    if (!isLost) return codes.start({ mobile })
    if (paper) return codes.start({ mobile, paper })
  }

  return (
    <Section heading={__('Your number is +91\u00a0{0}', [change.number])}>
      <Form onSubmit={form.handleSubmit(send)}>
        <MobileField
          label={__('Your new number')}
          placeholder={__('10-digit number')}
          required
          {...field('mobile')}
        />
        {change.may_be_lost && (
          <Checkbox
            label={__('I no longer have my present number')}
            checked={isLost}
            onChange={(event) => setLost(event.target.checked)}
          />
        )}
        {isLost ? (
          <>
            <PaperField paper={paper} isMissed={isMissed} onPick={setPaper} />
            <Caption>{__('A reviewer looks at your paper. Then it takes seven days.')}</Caption>
          </>
        ) : (
          <Caption>{__('A code goes to your present number first, then one to the new number.')}</Caption>
        )}
        {codes.progress && <UploadStatus progress={codes.progress} />}
        {codes.failure && <Banner tone="error">{codes.failure}</Banner>}
        <Button type="submit" busy={codes.isSending}>
          {__('Send me a code')}
        </Button>
      </Form>
    </Section>
  )
}
