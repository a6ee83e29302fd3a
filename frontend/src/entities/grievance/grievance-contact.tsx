import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { useGrievanceContact } from './hooks'

const ContactLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
})

/** Whom people ask about their data, and complain to; nothing where the site has named nobody, or is not reached. */
export default function GrievanceContact() {
  const { data } = useGrievanceContact()
  if (!data || !Object.values(data).some(Boolean)) return null
  const { name, email, phone, address } = data
  return (
    <Stack as="section" gap="1" aria-label={__('Questions and complaints')}>
      <Text strong size="sm">
        {__('Questions and complaints')}
      </Text>
      {name && <Text size="sm">{name}</Text>}
      {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
      {phone && <ContactLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</ContactLink>}
      {address && (
        <Text size="sm" tone="muted" whiteSpace="pre-line">
          {address}
        </Text>
      )}
    </Stack>
  )
}
