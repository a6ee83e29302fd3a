import { useSearchParams } from 'react-router-dom'
import { useMyQuotes } from '@/entities/brief/hooks'
import { OwnQuoteCard } from '@/entities/brief/own-quote-card'
import { type OwnQuote, quoteStatuses } from '@/entities/brief/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { SelectField } from '@/ui/select-field'

const STATUS = 'status'

const keyOf = ({ name }: OwnQuote) => name
const card = (quote: OwnQuote) => <OwnQuoteCard quote={quote} />

/** The quotes that the account sent. The address may restrict them to one status. */
export default function MyQuotesScreen() {
  const [params, setParams] = useSearchParams()
  const status = quoteStatuses.find((each) => each === params.get(STATUS))
  return (
    <Screen title={__('My Quotes')} header={{ back: 'home' }}>
      <SelectField
        label={__('Status')}
        placeholder={__('All')}
        options={quoteStatuses}
        value={status ?? ''}
        onChange={({ target: { value } }) =>
          setParams(value ? { [STATUS]: value } : {}, { replace: true, preventScrollReset: true })
        }
      />
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
