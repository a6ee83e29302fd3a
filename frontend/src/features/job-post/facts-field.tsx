import { chakra } from '@chakra-ui/react/styled-system'
import factRules from '@rules/facts.json'
import { useEffect, useId, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { FormLabel } from '@/ui/field'
import { Box, Stack } from '@/ui/layout'
import type { StepProps } from './job-details-step'
import type { LiveForm } from './live-form'
import { useHints } from './use-hints'

const groups = [
  { label: () => __('Hours and days'), facts: factRules.options.hours },
  { label: () => __('The job offers'), facts: factRules.options.offers },
  { label: () => __('The job asks for'), facts: factRules.options.asks },
]
const all = groups.flatMap(({ facts }) => facts)

const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    paddingInline: '3',
    borderWidth: 'thin',
    borderColor: 'control',
    borderRadius: 'full',
    bg: 'surface',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'brandSoft', borderColor: 'brand', color: 'brandDark' },
  },
})
const Tick = chakra('input', {
  base: {
    width: 'iconSmall',
    height: 'iconSmall',
    flexShrink: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
  },
})

/** Lets a company tick facts of a job. Until it does, the form ticks the facts that the texts tell. */
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
  const chosen = value ? value.split('\n') : []
  const toggle = (fact: string, isOn: boolean) =>
    onChange(all.filter((each) => (each === fact ? isOn : chosen.includes(each))).join('\n'))
  const id = useId()
  return groups.map(({ label, facts: offered }, at) => (
    <Stack key={label()} gap="1" role="group" aria-labelledby={`${id}-${at}`}>
      <FormLabel id={`${id}-${at}`}>{label()}</FormLabel>
      <Box display="flex" flexWrap="wrap" gap="2">
        {offered.map((fact, place) => (
          <Chip key={fact}>
            <Tick
              ref={at + place === 0 ? ref : undefined}
              type="checkbox"
              name={name}
              value={fact}
              checked={chosen.includes(fact)}
              onChange={(event) => toggle(fact, event.target.checked)}
            />
            <span>{__(fact)}</span>
          </Chip>
        ))}
      </Box>
    </Stack>
  ))
}
