import rules from '@rules/engagement.json'
import { useState } from 'react'
import * as z from 'zod/mini'
import { agreeEngagement } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { shownPrice } from '@/entities/brief/shown-brief'
import type { Engagement, Terms } from '@/entities/brief/types'
import { payBox } from '@/entities/pay/entry'
import { type PriceUnit, priceUnits } from '@/entities/pay/pay'
import { outlastDoubleTap } from '@/lib/forms/double-tap'
import { readDraft, useFormDraft } from '@/lib/forms/draft'
import type { FieldRule } from '@/lib/forms/field-rule'
import { textSchema } from '@/lib/forms/field-schema'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf, dayOf, today } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Form } from '@/ui/form'
import { Grid, Row } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { Text } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { NumberField } from '@/ui/tidy-field'
import { comingDay } from './coming-day'
import type { EngagementProps } from './engagement-screen'

const labels = {
  scope: () => __('What is to be done'),
  price: () => __('Price'),
  unit: () => __('The price is for'),
  on: () => __('Day'),
}

const AMOUNT = /^[1-9]\d{0,7}$/

const schema = z.object({
  scope: textSchema(labels.scope, rules.scope as FieldRule),
  price: z.string().check(z.regex(AMOUNT, { error: () => __(rules.price.invalid) })),
  unit: z.string(),
  on: comingDay(),
})

const termsOf = ({ scope, price, unit, on }: Engagement): Terms => ({ scope, price, unit, on })

/** Sends the terms. Changed terms cancel both sides' agreement, and count as agreed by the sender. */
function useAgree(name: string, done?: () => void) {
  return useSend({
    call: (terms: Terms) => outlastDoubleTap(agreeEngagement(name, terms)),
    done: () => {
      done?.()
      return reloadBriefs()
    },
    toasts: false,
  })
}

const draftOf = (engagement: string) => `terms:${engagement}`

function TermsForm({ engagement, onClose }: EngagementProps & { onClose: () => void }) {
  const { scope, price, unit, on } = engagement
  const form = useSchemaForm(schema, { scope, price: String(price), unit, on: on ?? '' })
  const field = useFormFields(form)
  const draft = useFormDraft(form, draftOf(engagement.name))
  function close() {
    draft.discard()
    onClose()
  }
  const { isRunning, run, failure } = useAgree(engagement.name, close)
  return (
    <Form
      onSubmit={form.handleSubmit((values) =>
        run({
          scope: values.scope.trim(),
          price: Number(values.price),
          unit: values.unit as PriceUnit,
          on: values.on || null,
        }),
      )}
    >
      <TextAreaField label={labels.scope()} required rows={3} {...field('scope')} />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField label={labels.price()} required {...payBox('Day')} {...field('price')} />
        <SelectField label={labels.unit()} placeholder={null} options={priceUnits()} {...field('unit')} />
      </Grid>
      <TextField type="date" label={labels.on()} min={today()} {...field('on')} />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Row gap="2" flexWrap="wrap">
        <Button type="submit" grow busy={isRunning}>
          {__('Propose these terms')}
        </Button>
        <Button grow variant="outline" onClick={close}>
          {__('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

/** Says who still has to agree. */
function missingTap({ side, agreed, other }: Engagement): string {
  if (agreed[side]) return __('You have agreed. {0} is asked.', [other.name])
  if (agreed[side === 'poster' ? 'freelancer' : 'poster'])
    return __('{0} has agreed to these terms. It counts once you agree, too.', [other.name])
  return __('It counts once both of you have agreed.')
}

/** The terms. Each side agrees with a tap, or changes them. */
export function TermsPart({ engagement }: EngagementProps) {
  const { name, status, scope, on, agreed, may } = engagement
  // Other terms that were typed before a reload.
  const [isBegun, setChanging] = useState(() => readDraft(draftOf(name)) !== null)
  const isChanging = isBegun && status === 'Proposed'
  const { isRunning, run, failure } = useAgree(name)
  const details = [
    [labels.scope(), scope],
    [labels.price(), shownPrice(engagement)],
    [labels.on(), dayOf(on)],
    [__('Agreed'), status !== 'Proposed' && dayAndTimeOf([agreed.poster, agreed.freelancer].sort().at(-1))],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <Section heading={__('Terms')}>
      {isChanging ? (
        <TermsForm engagement={engagement} onClose={() => setChanging(false)} />
      ) : (
        <>
          <DetailsList details={details} />
          {status === 'Proposed' && <Text size="sm">{missingTap(engagement)}</Text>}
          {failure && <Banner tone="error">{failure.message}</Banner>}
          {status === 'Proposed' && (
            <Row gap="2" flexWrap="wrap">
              {may.includes('agree') && (
                <Button grow busy={isRunning} onClick={() => run(termsOf(engagement))}>
                  {__('I agree')}
                </Button>
              )}
              <Button grow variant="outline" onClick={() => setChanging(true)}>
                {__('Change the terms')}
              </Button>
            </Row>
          )}
        </>
      )}
    </Section>
  )
}
