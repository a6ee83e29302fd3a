import factRules from '@rules/facts.json'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { CheckboxGroup } from '@/ui/checkbox'

/** The facts that a job must have, with commas between them as in addresses. */
export function FactsFilter<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { name, ref, value, onChange } = useController({ control, name: 'facts' as Path<Values> }).field
  return (
    <CheckboxGroup
      label={__('Only jobs with')}
      name={name}
      ref={ref}
      options={factRules.in_drawer.map((fact) => ({ value: fact, label: __(fact) }))}
      value={value ? value.split(',') : []}
      onChange={(chosen) => onChange(chosen.join(','))}
    />
  )
}
