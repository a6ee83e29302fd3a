import { useId } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from '@/ui/checkbox'
import { FieldError } from '@/ui/field'
import { Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Subheading } from '@/ui/text'
import { Notice } from './notice'
import { agreementTo, noticeOf } from './notices'
import type { Asking } from './use-agreement'

/** The notices of a form, each with its check box. */
export default function ConsentCard({ asking }: { asking: Asking }) {
  const errorId = useId()
  const notices = asking.purposes.map((purpose) => ({ purpose, notice: noticeOf(purpose) }))
  const name = __('Your data: {0}', [notices.map(({ notice }) => notice.title).join(', ')])
  return (
    <Section heading={__('Your data')} aria-label={name}>
      {notices.map(({ purpose, notice }) => (
        <Stack key={purpose} gap="1">
          <Subheading>{notice.title}</Subheading>
          <Notice notice={notice} contact={asking.contact} />
          <Checkbox
            ref={purpose === asking.firstMissing ? asking.missing : undefined}
            label={labelOf(notice.title, purpose === asking.purposeOfAdults)}
            checked={asking.ticked[purpose] !== undefined}
            onChange={(event) =>
              asking.setTicked(purpose, event.target.checked ? agreementTo(purpose) : undefined)
            }
            aria-describedby={errorId}
            aria-invalid={(asking.error && !asking.ticked[purpose]) || undefined}
          />
        </Stack>
      ))}
      <FieldError id={errorId}>{asking.error}</FieldError>
    </Section>
  )
}

const labelOf = (title: string, saysAge: boolean): string =>
  saysAge ? __('{0}: I agree, and I am 18 or older', [title]) : __('{0}: I agree', [title])
