import { chakra } from '@chakra-ui/react/styled-system'
import type { GrievanceContact as Contact } from '@/entities/consent/calls'
import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Caption, Text } from '@/ui/text'

/** `support`: the contact for help with the site, in the owner's words. */
type Contacts = Contact & { support: string }

const getContacts = () => getPublic<Contacts>('job_portal.api.get_grievance_contact')

export const useContacts = () => useRecord(['contacts'], getContacts, { isPublic: true })

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

/** The contact for questions and complaints about personal data; nothing if the site has none or cannot be reached. */
export function GrievanceContact() {
  const { data } = useContacts()
  if (!data) return null
  const { name, email, phone, address } = data
  if (!(name || email || phone || address)) return null
  return (
    <Stack as="section" gap="1" aria-label={__('Questions and complaints')}>
      <Text strong size="sm">
        {__('Questions and complaints')}
      </Text>
      {name && <Text size="sm">{name}</Text>}
      {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
      {phone && <ContactLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</ContactLink>}
      {address && <Caption whiteSpace="pre-line">{address}</Caption>}
    </Stack>
  )
}
