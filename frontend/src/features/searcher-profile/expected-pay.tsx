import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { payBox, payHint, payUnits, unitOfPayType } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import { clearError, useFormFields } from '@/lib/forms/form-fields'
import { options } from '@/lib/rules'
import { SelectField } from '@/ui/select-field'
import { NumberField } from '@/ui/tidy-field'
import { labels, type SearcherValues } from './fields'

/** The expected pay for a chosen unit of time, with its monthly equivalent. */
export function ExpectedPay({ form }: { form: UseFormReturn<SearcherValues> }) {
  const { control } = form
  const register = useFormFields(form)
  const expected = useWatch({ control, name: 'pay_expected' })
  const { field } = useController({ control, name: 'pay_unit' })
  const { onChange, ...payType } = register('pay_type')
  const unit = unitIn(field.value)

  function choose(value: string) {
    field.onChange(value)
    clearError(form, 'pay_expected')
  }

  return (
    <>
      <SelectField
        label={labels.pay_type()}
        options={options.pay_types}
        {...payType}
        onChange={(event) => {
          choose(unitOfPayType(event.target.value))
          return onChange(event)
        }}
      />
      <SelectField
        {...field}
        value={unit}
        onChange={({ target }) => choose(target.value)}
        label={labels.pay_unit()}
        placeholder={null}
        options={payUnits()}
      />
      <NumberField
        {...register('pay_expected')}
        label={labels.pay_expected()}
        helper={payHint(expected, unit)}
        {...payBox(unit)}
      />
    </>
  )
}
