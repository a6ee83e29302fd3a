import { useState } from 'react'
import { payBox } from '@/entities/pay/entry'
import { type PriceUnit, priceUnits } from '@/entities/pay/pay'
import { onlyDigits } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { Disclosure } from '@/ui/disclosure'
import { Form } from '@/ui/form'
import { Stack } from '@/ui/layout'
import { TidyField } from '@/ui/tidy-field'

export type Price = { unit?: string; max_rate?: string }

/** Chooses a unit of the price, and the highest price. */
export function PriceFilter({ onApply }: { onApply: (price: Price) => void }) {
  const [unit, setUnit] = useState<PriceUnit>('Visit')
  const [most, setMost] = useState('')
  return (
    <Disclosure label={__('Price')}>
      <Form onSubmit={() => onApply({ unit, ...(Number(most) && { max_rate: String(Number(most)) }) })}>
        <Stack gap="3">
          <ChoiceChips
            label={__('The price is for')}
            choices={priceUnits()}
            isChosen={(value) => value === unit}
            onChoose={(value) => setUnit(value as PriceUnit)}
          />
          <TidyField
            label={__('At most')}
            tidy={onlyDigits}
            characters={8}
            {...payBox('Day')}
            onChange={({ target }) => setMost(target.value)}
          />
          <Button type="submit" size="sm" variant="soft" alignSelf="flex-start">
            {__('Apply Filters')}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  )
}
