import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { useHrEntries } from '@/entities/contact/hooks'
import { HrCard } from '@/entities/contact/hr-card'
import type { HrEntry } from '@/entities/contact/types'
import { useIsRecruiter } from '@/entities/member/hooks'
import { __ } from '@/lib/i18n/translate'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { Button } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Card, Stack } from '@/ui/layout'
import { Loading } from '@/ui/spinner'
import { Text } from '@/ui/text'

/** Two people's contact cards. */
const ContactsArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="62" y="18" width="66" height="46" rx="8" fill={ink.soft} />
    <rect x="30" y="36" width="84" height="64" rx="10" fill={ink.brand} />
    <circle cx="54" cy="60" r="9" fill={ink.white} />
    <path d="M39 84c2-10 8-13 15-13s13 3 15 13z" fill={ink.white} />
    <path d="M80 58h22M80 70h22M80 82h12" stroke={ink.white} strokeWidth="5" strokeLinecap="round" />
    <circle cx="118" cy="92" r="16" fill={ink.bright} />
    <path d="M118 84v16M110 92h16" stroke={ink.white} strokeWidth="4" strokeLinecap="round" />
  </Drawing>
)

type HrListProps = { companyName: string; onAdd: () => void; onEdit: (entry: HrEntry) => void }

function NoContacts({ onAdd }: Pick<HrListProps, 'onAdd'>) {
  return (
    <Card>
      <Stack alignItems="center" textAlign="center" paddingBlock="6">
        <ContactsArt />
        <Text tone="muted">{__('No HR details found for this company.')}</Text>
        <Button onClick={onAdd}>{__('Add First HR Detail')}</Button>
      </Stack>
    </Card>
  )
}

/** The company's contacts, with their loading, failed and empty states. */
export function HrList({ companyName, onAdd, onEdit }: HrListProps) {
  const { entries, isLoading, error, reload } = useHrEntries(companyName)
  const isRecruiter = useIsRecruiter()
  if (entries?.length === 0) return <NoContacts onAdd={onAdd} />
  if (entries) {
    return (
      <Cards items={entries} keyOf={(entry) => entry.hr_row_id}>
        {(entry) => <HrCard entry={entry} onEdit={isRecruiter ? undefined : () => onEdit(entry)} />}
      </Cards>
    )
  }
  if (isLoading || !error) return <Loading message={__('Loading HR details...')} />
  return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
}
