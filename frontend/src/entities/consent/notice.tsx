import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Disclosure } from '@/ui/disclosure'
import { Stack } from '@/ui/layout'
import { Listen } from '@/ui/listen'
import { Caption } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import type { GrievanceContact } from './calls'
import type { Notice as NoticeText } from './notices'

const Terms = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '2', margin: '0' } })
const Term = chakra('dt', { base: { fontSize: 'sm', fontWeight: 'semibold' } })
const Value = chakra('dd', { base: { margin: '0', fontSize: 'sm', overflowWrap: 'anywhere' } })

/** A contact in one line. */
const contactLine = ({ name, email, phone, address }: GrievanceContact): string =>
  [name, email, phone, address].filter(Boolean).join(', ')

export type NoticeProps = { notice: NoticeText; contact?: GrievanceContact }

/** A notice in two layers: what is collected and why; then who sees it, for how long, and the rights. */
export function Notice({ notice: { title, what, why, who, howLong, after, own }, contact }: NoticeProps) {
  const asked = contact && contactLine(contact)
  return (
    <Stack gap="1">
      <Caption>
        <span>{what}</span>
        <span> </span>
        <span>{why}</span>
      </Caption>
      {own && <WrittenText>{own}</WrittenText>}
      <Listen read={() => [title, what, why, own, who, howLong, after].filter(Boolean).join('\n')} />
      <Disclosure label={__('Who sees it, how long, and how to take it back')}>
        <Terms>
          <Term>{__('Who sees it')}</Term>
          <Value>{who}</Value>
          <Term>{__('How long')}</Term>
          <Value>{howLong}</Value>
          <Term>{__('Taking it back')}</Term>
          <Value>{__('With one tap, in the menu under Privacy and Consents. {0}', [after])}</Value>
          {asked && (
            <>
              <Term>{__('Questions and complaints')}</Term>
              <Value>{asked}</Value>
            </>
          )}
        </Terms>
      </Disclosure>
    </Stack>
  )
}
