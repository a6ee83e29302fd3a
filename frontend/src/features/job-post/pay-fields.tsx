import { useController, useWatch } from 'react-hook-form'
import { payBox, payHint, payTypeOfUnit, payUnits, unitOfPayType } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Grid } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { NumberField } from '@/ui/tidy-field'
import { labels } from './fields'
import type { MarkedForm } from './marks'

/** A job's pay for a chosen unit of time, with its monthly equivalent. */
export function PayFields({ form: { field, control, getValues, setValue } }: { form: MarkedForm }) {
  const [least, most] = useWatch({ control, name: ['pay_min', 'pay_max'] })
  const { field: payUnit } = useController({ control, name: 'pay_unit' })
  const unit = unitIn(payUnit.value)
  const box = payBox(unit)
  return (
    <>
      <SelectField
        options={options.pay_types}
        helper={__('How often it is paid.')}
        {...field('pay_type', {
          onChange: ({ target }) => setValue('pay_unit', unitOfPayType(target.value), { shouldDirty: true }),
        })}
      />
      <SelectField
        {...payUnit}
        value={unit}
        onChange={(event) => {
          payUnit.onChange(event)
          if (!getValues('pay_type'))
            setValue('pay_type', payTypeOfUnit(unitIn(event.target.value)), { shouldDirty: true })
        }}
        label={labels.pay_unit()}
        placeholder={null}
        options={payUnits()}
        helper={__('Type the salary as you tell it to people.')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField {...field('pay_min')} {...box} helper={payHint(least, unit)} />
        <NumberField {...field('pay_max')} {...box} helper={payHint(most, unit)} />
      </Grid>
    </>
  )
}
