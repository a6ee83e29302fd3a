import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { GrievanceContact, useContacts } from './grievance-contact'

/** The support contact; nothing if the site has none or cannot be reached. */
function SupportContact() {
  const support = useContacts().data?.support
  if (!support) return null
  return (
    <Stack as="section" gap="1" aria-label={__('Support Contact')}>
      <Text strong size="sm">
        {__('Support Contact')}
      </Text>
      <Text size="sm">{support}</Text>
    </Stack>
  )
}

export default function Contacts() {
  return (
    <>
      <SupportContact />
      <GrievanceContact />
    </>
  )
}
