import { useEffect } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from '@/ui/checkbox'
import { Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import type { ConsentPartProps } from './consent-part'
import { Notice } from './notice'
import { agreementTo, noticeOf } from './notices'

/** The notices of a form, each with its check box. */
export default function ConsentCard({ asking, takesFocus = false }: ConsentPartProps) {
  const { missing } = asking
  const notices = asking.purposes.map((purpose) => ({ purpose, notice: noticeOf(purpose) }))
  const name = __('Your data: {0}', [notices.map(({ notice }) => notice.title).join(', ')])

  useEffect(() => {
    if (takesFocus) missing.current?.focus()
  }, [takesFocus, missing])

  return (
    <Section heading={__('Your data')} aria-label={name}>
      {notices.map(({ purpose, notice }) => (
        <Stack key={purpose} gap="1">
          <Checkbox
            ref={purpose === asking.firstMissing ? asking.missing : undefined}
            label={labelOf(notice.title, purpose === asking.purposeOfAdults)}
            checked={asking.ticked[purpose] !== undefined}
            onChange={(event) =>
              asking.setTicked(purpose, event.target.checked ? agreementTo(purpose) : undefined)
            }
            error={asking.errorOf(purpose)}
          />
          <Notice notice={notice} contact={asking.contact} />
        </Stack>
      ))}
    </Section>
  )
}

const labelOf = (title: string, saysAge: boolean): string =>
  saysAge ? __('{0}: I agree, and I am 18 or older', [title]) : __('{0}: I agree', [title])
