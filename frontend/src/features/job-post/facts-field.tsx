import factRules from '@rules/facts.json'
import { useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { CheckboxGroup } from '@/ui/checkbox'
import type { StepProps } from './job-details-step'
import type { LiveForm } from './live-form'
import { useHints } from './use-hints'

const groups = [
  { label: () => __('Hours and days'), facts: factRules.options.hours },
  { label: () => __('The job offers'), facts: factRules.options.offers },
  { label: () => __('The job asks for'), facts: factRules.options.asks },
]
const all = groups.flatMap(({ facts }) => facts)

/** Lets a company tick facts of a job. The form ticks those that the texts tell, until the company changes a tick. */
export function FactsField({ form, live }: StepProps & { live: LiveForm }) {
  const { name, ref, value, onChange } = useController({ control: form.control, name: 'facts' }).field
  const { facts } = useHints(form, live)
  const isBlank = !useWatch({ control: form.control, name: 'job_description' }).trim()
  const told = isBlank ? '' : facts?.join('\n')
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (told === undefined || told === before.current) return
    if (value === before.current) onChange(told)
    before.current = told
  }, [told, value, onChange])
  return groups.map(({ label, facts: offered }, at) => (
    <CheckboxGroup
      key={label()}
      label={label()}
      name={name}
      ref={at === 0 ? ref : undefined}
      options={offered.map((fact) => ({ value: fact, label: __(fact) }))}
      value={value ? value.split('\n') : []}
      onChange={(chosen) => onChange(all.filter((fact) => chosen.includes(fact)).join('\n'))}
    />
  ))
}
