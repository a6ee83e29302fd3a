import { brief_report_reasons } from '@rules/market.json'
import rules from '@rules/quote.json'
import { useRef, useState } from 'react'
import { reportBrief, sendQuote } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { OwnQuoteState } from '@/entities/brief/own-quote-card'
import type { Brief, OwnQuote as OwnQuoteType, Quote } from '@/entities/brief/types'
import { ReportButton } from '@/entities/company/report-button'
import { useMyFreelancer } from '@/entities/freelancer/hooks'
import { askPath } from '@/entities/freelancer/links'
import { type PriceUnit, priceUnits } from '@/entities/pay/pay'
import { setUserType } from '@/entities/session/who'
import { onlyDigits } from '@/lib/format'
import { newKey } from '@/lib/forms/client-key'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayOf, today } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { DetailsList } from '@/ui/details-list'
import { Disclosure } from '@/ui/disclosure'
import { Form } from '@/ui/form'
import { Card, Stack } from '@/ui/layout'
import { Reasons } from '@/ui/reasons'
import { Section } from '@/ui/section'
import { Caption } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { TidyField } from '@/ui/tidy-field'

const unitOf = (value: string) => value as PriceUnit

/** The price, and what it holds. Only the amount is required. */
function QuoteForm({ brief }: { brief: Brief }) {
  const [amount, setAmount] = useState('')
  const [unit, setUnit] = useState<PriceUnit>(brief.budget_unit ?? 'Project')
  const [words, setWords] = useState({ earliest_on: '', included: '', not_included: '', question: '' })
  const [error, setError] = useState<string>()
  // The same quote, sent again after a lost answer, keeps its key.
  const last = useRef({ sent: '', key: '' })
  const { isRunning, run, failure } = useSend({
    call: () => {
      const filled = Object.entries(words).filter(([, text]) => text.trim())
      const fields = { amount: Number(amount), unit, ...Object.fromEntries(filled) }
      const sent = JSON.stringify(fields)
      if (last.current.sent !== sent) last.current = { sent, key: newKey() }
      return sendQuote(brief.name, fields, last.current.key)
    },
    done: reloadBriefs,
    toasts: false,
  })
  const text = (name: keyof typeof words) => ({
    value: words[name],
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  })

  return (
    <Section heading={__('Send a quote')}>
      <Caption>{__('A quote costs nothing.')}</Caption>
      <Form onSubmit={() => (Number(amount) ? void run() : setError(__(rules.amount.invalid)))}>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <ChoiceChips
          label={__('The price is for')}
          choices={priceUnits()}
          isChosen={(value) => value === unit}
          onChoose={(value) => setUnit(unitOf(value))}
        />
        <TidyField
          label={__('Price')}
          required
          prefix="₹"
          tidy={onlyDigits}
          characters={8}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            setError(undefined)
            setAmount(target.value)
          }}
        />
        <TextField type="date" label={__('Earliest')} min={today()} {...text('earliest_on')} />
        <Disclosure label={__('Details')}>
          <Stack>
            <TextField label={__('Included')} maxLength={rules.included.max_length} {...text('included')} />
            <TextField
              label={__('Not included')}
              maxLength={rules.not_included.max_length}
              {...text('not_included')}
            />
            <TextAreaField
              label={__('One question')}
              maxLength={rules.question.max_length}
              {...text('question')}
            />
          </Stack>
        </Disclosure>
        <Button type="submit" busy={isRunning}>
          {__('Send a quote')}
        </Button>
      </Form>
    </Section>
  )
}

function OwnQuote({ quote }: { quote: Quote & { may?: OwnQuoteType['may'] } }) {
  const { earliest_on, included, not_included, question, may = [] } = quote
  const details = [
    [__('Earliest'), dayOf(earliest_on)],
    [__('Included'), included],
    [__('Not included'), not_included],
    [__('One question'), question],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <Section heading={__('Your quote')}>
      <OwnQuoteState quote={{ ...quote, may }} />
      {details.length > 0 && <DetailsList details={details} />}
    </Section>
  )
}

/** What a freelancer does with a brief: send a quote, or follow the own one. */
export default function ForFreelancer({ brief }: { brief: Brief }) {
  const { quote, fit, may_quote: mayQuote, why_not: whyNot } = brief
  const { data: freelancer } = useMyFreelancer()
  const [isReported, setReported] = useState(false)
  return (
    <>
      {fit && (
        <Card>
          <Reasons fit={fit} />
        </Card>
      )}
      {quote && <OwnQuote quote={quote} />}
      {freelancer?.name === null ? (
        <ButtonLink to={askPath} onClick={() => setUserType('freelancer')}>
          {__('Make your profile')}
        </ButtonLink>
      ) : mayQuote ? (
        <QuoteForm brief={brief} />
      ) : (
        !quote && whyNot && <Banner tone="info">{whyNot}</Banner>
      )}
      <ReportButton
        question={__('What is wrong with this?')}
        reasons={brief_report_reasons}
        send={(reason) => reportBrief(brief.name, reason)}
        thanks={__('Thank you. We will look at this.')}
        onSent={() => setReported(true)}
        isReported={isReported}
      />
    </>
  )
}
