import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { useHrEntries } from '@/entities/contact/hooks'
import { HrCard } from '@/entities/contact/hr-card'
import type { HrEntry } from '@/entities/contact/types'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Card, Stack } from '@/ui/layout'
import { Loading } from '@/ui/spinner'
import { Text } from '@/ui/text'
import { ContactsArt } from './contacts-art'

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
  if (entries?.length === 0) return <NoContacts onAdd={onAdd} />
  if (entries) {
    return (
      <Cards items={entries} keyOf={(entry) => entry.hr_row_id}>
        {(entry) => <HrCard entry={entry} onEdit={() => onEdit(entry)} />}
      </Cards>
    )
  }
  if (isLoading || !error) return <Loading message={__('Loading HR details...')} />
  return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
}
