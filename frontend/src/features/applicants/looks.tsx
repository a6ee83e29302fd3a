import type { Look } from '@/entities/candidate/details'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'

const looked: Record<Look['what'], () => string> = {
  Number: () => __('Number'),
  Resume: () => __('Resume'),
  Export: () => __('In an exported list'),
}

/** The members of the company that looked at the person's number and resume. */
export function Looks({ looks }: { looks: readonly Look[] }) {
  return (
    <Section heading={__('Looked at')} size="md">
      <Stack as="ol" gap="3" listStyle="none">
        {looks.map(({ what, at, member }) => (
          <Stack as="li" key={`${at} ${what}`} gap="0.5">
            <Row justifyContent="space-between" flexWrap="wrap" columnGap="3" rowGap="0">
              <Text>{looked[what]()}</Text>
              <Caption>{dayAndTimeOf(at)}</Caption>
            </Row>
            {member && <Caption>{__('By {0}', [member])}</Caption>}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
