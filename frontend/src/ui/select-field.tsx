import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { __ } from '@/lib/i18n/translate'
import { controlStyles } from './control-styles'
import { Field, type FieldProps } from './field'
import { Box } from './layout'
import { DownIcon } from './screen-icons'

// A native select, because the system's list works best on a phone.
const Select = chakra('select', {
  base: {
    ...controlStyles,
    appearance: 'none',
    paddingInlineEnd: '10',
  },
})
const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '3',
    display: 'inline-flex',
    alignItems: 'center',
    color: 'muted',
    pointerEvents: 'none',
  },
})

export type SelectOption = string | { value: string; label: string }

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'size' | 'color' | 'width' | 'height' | 'children'> & {
    /** An empty value means 'nothing chosen', so no option may have it. */
    options: readonly SelectOption[]
    /** The label of 'nothing chosen'; null if something is always chosen. */
    placeholder?: string | null
  }

/** A select with label, hint and error. Options that are plain texts are translated. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, error, helper, id, options, placeholder = __('Select'), ...select } = props
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, label: __(option) } : option,
  )
  if (items.some(({ value }) => value === '')) throw new Error('A select item may not have an empty value')
  return (
    <Field label={label} required={required} error={error} helper={helper} id={id}>
      {(control) => (
        <Box position="relative">
          <Select {...select} {...control}>
            {placeholder !== null && <option value="">{placeholder}</option>}
            {items.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Arrow>
            <DownIcon small />
          </Arrow>
        </Box>
      )}
    </Field>
  )
}
