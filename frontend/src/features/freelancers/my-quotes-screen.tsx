import { useMyQuotes } from '@/entities/brief/hooks'
import { OwnQuoteCard } from '@/entities/brief/own-quote-card'
import { type OwnQuote, quoteStatuses } from '@/entities/brief/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { useStatusFilter } from '@/ui/status-filter'

const keyOf = ({ name }: OwnQuote) => name
const card = (quote: OwnQuote) => <OwnQuoteCard quote={quote} />

/** The quotes that the account sent. The address may restrict them to one status. */
export default function MyQuotesScreen() {
  const { status, field } = useStatusFilter(quoteStatuses)
  return (
    <Screen title={__('My Quotes')} header={{ back: 'home' }}>
      {field}
      <CardList
        reading={useMyQuotes(status)}
        empty={__('No quotes.')}
        leadsOn={<ButtonLink to={paths.briefs}>{__('Work for you')}</ButtonLink>}
        keyOf={keyOf}
      >
        {card}
      </CardList>
    </Screen>
  )
}
