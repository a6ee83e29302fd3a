import { useController, useWatch } from 'react-hook-form'
import { payBox, payHint, payUnits, unitOfPayType } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Grid } from '@/ui/layout'
import { NumberField } from '@/ui/number-field'
import { SelectField } from '@/ui/select-field'
import { labels } from './labels'
import type { MarkedForm } from './marks'

/** What a job pays, for the time that its company chooses, with what it comes to in a month. */
export function PayFields({ form: { register, control, setValue } }: { form: MarkedForm }) {
  const [least, most] = useWatch({ control, name: ['minSalary', 'maxSalary'] })
  const { field } = useController({ control, name: 'payUnit' })
  const unit = unitIn(field.value)
  const box = payBox(unit)
  return (
    <>
      <SelectField
        label={labels.payType()}
        options={options.pay_types}
        {...register('payType', {
          onChange: ({ target }) => setValue('payUnit', unitOfPayType(target.value), { shouldDirty: true }),
        })}
      />
      <SelectField
        {...field}
        value={unit}
        label={labels.payUnit()}
        placeholder={null}
        options={payUnits()}
        helper={__('Type the salary as you tell it to people.')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField
          {...box}
          label={labels.minSalary()}
          helper={payHint(least, unit)}
          {...register('minSalary')}
        />
        <NumberField
          {...box}
          label={labels.maxSalary()}
          helper={payHint(most, unit)}
          {...register('maxSalary')}
        />
      </Grid>
    </>
  )
}
