import { useId } from 'react'
import { agreementTo, noticeOf } from '@/lib/consents/notices'
import type { Asking } from '@/lib/consents/use-agreement'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from './checkbox'
import { FieldError } from './field'
import { Card, Stack } from './layout'
import { Notice } from './notice'
import { Heading, Subheading } from './text'

/** The notices that a form asks for, and their ticks. */
export default function ConsentCard({ asking }: { asking: Asking }) {
  const errorId = useId()
  const notices = asking.purposes.map((purpose) => ({ purpose, notice: noticeOf(purpose) }))
  const name = __('Your data: {0}', [notices.map(({ notice }) => notice.title).join(', ')])
  const described = { 'aria-describedby': errorId, 'aria-invalid': asking.error ? true : undefined } as const
  return (
    <Card as="section" aria-label={name}>
      <Stack gap="3">
        <Heading>{__('Your data')}</Heading>
        {notices.map(({ purpose, notice }) => (
          <Stack key={purpose} gap="1">
            <Subheading>{notice.title}</Subheading>
            <Notice notice={notice} contact={asking.contact} />
          </Stack>
        ))}
        <Stack gap="0">
          <Checkbox
            ref={asking.tick}
            label={__('I have read this, and I agree')}
            checked={asking.agreed !== null}
            onChange={(event) => asking.setAgreed(event.target.checked ? agreementTo(asking.purposes) : null)}
            {...described}
          />
          {asking.asksForAge && (
            <Checkbox
              label={__('I am 18 or older')}
              checked={asking.isAdult}
              onChange={(event) => asking.setAdult(event.target.checked)}
              {...described}
            />
          )}
          <FieldError id={errorId}>{asking.error}</FieldError>
        </Stack>
      </Stack>
    </Card>
  )
}
