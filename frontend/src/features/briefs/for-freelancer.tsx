import rules from '@rules/quote.json'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendQuote } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { OwnQuoteState } from '@/entities/brief/own-quote-card'
import type { Brief, OwnQuote as OwnQuoteType, Quote } from '@/entities/brief/types'
import { askPath } from '@/entities/freelancer/freelancer-links'
import { useMyFreelancer } from '@/entities/freelancer/hooks'
import { payBox } from '@/entities/pay/entry'
import { type PriceUnit, priceUnits } from '@/entities/pay/pay'
import { setUserType } from '@/entities/session/who'
import { onlyDigits } from '@/lib/format'
import { newKey } from '@/lib/forms/client-key'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
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
import { comingDay } from './coming-day'

const AMOUNT = /^[1-9]\d{0,7}$/

const schema = z.object({
  amount: z.string().check(z.regex(AMOUNT, { error: () => __(rules.amount.invalid) })),
  unit: z.string(),
  earliest_on: comingDay(),
  included: z.string(),
  not_included: z.string(),
  question: z.string(),
})

/** A quote: the price and what it includes. Only the amount is required. */
function QuoteForm({ brief }: { brief: Brief }) {
  const form = useSchemaForm(schema, {
    ...{ amount: '', unit: brief.budget_unit ?? 'Project', earliest_on: '' },
    ...{ included: '', not_included: '', question: '' },
  })
  const field = useFormFields(form)
  const draft = useFormDraft(form, `quote:${brief.name}`)
  const unit = useWatch({ control: form.control, name: 'unit' })
  // Sending the same quote again after a lost answer reuses its key.
  const last = useRef({ sent: '', key: '' })
  const { isRunning, run, failure } = useSend({
    call: ({ amount, unit: per, ...words }: z.infer<typeof schema>) => {
      const filled = Object.entries(words).filter(([, text]) => text.trim())
      const fields = { amount: Number(amount), unit: per as PriceUnit, ...Object.fromEntries(filled) }
      const sent = JSON.stringify(fields)
      if (last.current.sent !== sent) last.current = { sent, key: newKey() }
      return sendQuote(brief.name, fields, last.current.key)
    },
    done: () => {
      draft.discard()
      return reloadBriefs()
    },
    // Another tab may have sent one, or the brief has ended: then the brief as it is now says more.
    failed: () => void reloadBriefs(),
    toasts: false,
  })

  return (
    <Section heading={__('Send a quote')}>
      <Caption>{__('A quote costs nothing.')}</Caption>
      <Form onSubmit={form.handleSubmit((whole) => run(whole))}>
        <ChoiceChips
          label={__('The price is for')}
          choices={priceUnits()}
          isChosen={(value) => value === unit}
          onChoose={(value) => form.setValue('unit', value, { shouldDirty: true })}
        />
        <TidyField
          label={__('Price')}
          required
          tidy={onlyDigits}
          characters={8}
          {...payBox('Day')}
          {...field('amount')}
        />
        <TextField type="date" label={__('Earliest')} min={today()} {...field('earliest_on')} />
        <Disclosure label={__('Details')} isOpen={draft.restored}>
          <Stack>
            <TextField label={__('Included')} maxLength={rules.included.max_length} {...field('included')} />
            <TextField
              label={__('Not included')}
              maxLength={rules.not_included.max_length}
              {...field('not_included')}
            />
            <TextAreaField
              label={__('One question')}
              maxLength={rules.question.max_length}
              {...field('question')}
            />
          </Stack>
        </Disclosure>
        {failure && <Banner tone="error">{failure.message}</Banner>}
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

/** What a freelancer can do with a brief: send a quote, or follow their own. */
export default function ForFreelancer({ brief }: { brief: Brief }) {
  const { quote, fit, may_quote: mayQuote, why_not: whyNot } = brief
  const { data: freelancer } = useMyFreelancer()
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
    </>
  )
}
