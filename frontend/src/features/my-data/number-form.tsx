import { useState } from 'react'
import * as z from 'zod/mini'
import type { NumberChange } from '@/entities/account/number'
import { textSchema } from '@/lib/forms/field-schema'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FilePicker } from '@/ui/file-picker'
import { Form } from '@/ui/form'
import { MobileField } from '@/ui/mobile-field'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { UploadStatus } from '@/ui/upload-status'
import { paperLabel, type useNumberCodes } from './use-number-codes'

const label = () => __('New Mobile Number')

const schema = z.object({
  mobile: textSchema(label, {
    required: 'Please enter a valid mobile number',
    pattern: 'mobile',
    invalid: 'Please enter a valid 10-digit mobile number',
  }),
})

type NumberFormProps = { change: NumberChange; codes: ReturnType<typeof useNumberCodes> }

/** Asks for the new number; where the old one is lost, for a paper. */
export function NumberForm({ change, codes }: NumberFormProps) {
  const form = useSchemaForm(schema, { mobile: codes.mobile })
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
      <Text>{__('All that is yours stays: profile, applications, company and jobs.')}</Text>
      <Form onSubmit={form.handleSubmit(send)}>
        <MobileField label={label()} placeholder={__('10-digit number')} required {...field('mobile')} />
        {change.may_be_lost && (
          <Checkbox
            label={__('I no longer have my present number')}
            checked={isLost}
            onChange={(event) => setLost(event.target.checked)}
          />
        )}
        {isLost ? (
          <>
            <FilePicker
              label={paperLabel()}
              helper={__('A picture, or a PDF up to {0} MB', [Math.floor(limits.upload_bytes / 2 ** 20)])}
              required
              accept={uploads.document}
              maxBytes={limits.upload_bytes}
              file={paper}
              error={isMissed && !paper ? __('Please add a paper that shows who you are.') : undefined}
              onPick={setPaper}
            />
            <Caption>
              {__(
                'A reviewer looks at your paper. If it fits, your number changes seven days later. If anybody uses the old number before, it stays.',
              )}
            </Caption>
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
