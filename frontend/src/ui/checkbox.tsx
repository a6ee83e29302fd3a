import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { FieldError, FormLabel } from './field'
import { Stack } from './layout'
import type { SelectOption } from './select-field'

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    borderRadius: 'control',
    cursor: 'pointer',
  },
  variants: {
    isMissed: {
      true: { bg: 'dangerSoft', outline: '{borderWidths.medium} solid {colors.danger}', paddingInline: '2' },
    },
  },
})
const Choices = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1' },
  variants: { beside: { true: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '5' } } },
})
const ChoiceText = chakra('span', { base: { minWidth: '0' } })
const Input = chakra('input', {
  base: { width: 'icon', height: 'icon', flexShrink: '0', accentColor: '{colors.brand}', cursor: 'pointer' },
})

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'width' | 'height'> & {
  label: ReactNode
  /** The error message. */
  error?: string
}

/** A single check box. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <Choice isMissed={Boolean(error)}>
        <Input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          {...input}
        />
        <ChoiceText>{label}</ChoiceText>
      </Choice>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

type ChoiceGroupProps = {
  label: ReactNode
  name: string
  options: readonly SelectOption[]
  required?: boolean
  error?: string
  /** Whether short choices stand beside each other. */
  beside?: boolean
}

type GroupProps = ChoiceGroupProps & {
  /** The first choice's input, for moving the focus. */
  ref?: Ref<HTMLInputElement>
  type: 'checkbox' | 'radio'
  isChosen: (value: string) => boolean
  onToggle: (value: string, chosen: boolean) => void
}

function ChoiceGroup(props: GroupProps) {
  const { label, name, options, required, error, beside, type, isChosen, onToggle, ref } = props
  const id = useId()
  return (
    <Stack
      gap="1"
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={id}
      aria-describedby={`${id}-error`}
    >
      <FormLabel id={id} required={required}>
        {label}
      </FormLabel>
      <Choices beside={beside}>
        {options.map((option, index) => {
          const { value, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option
          return (
            <Choice key={value}>
              <Input
                ref={index === 0 ? ref : undefined}
                type={type}
                name={name}
                value={value}
                checked={isChosen(value)}
                onChange={(event) => onToggle(value, event.target.checked)}
              />
              <ChoiceText>{text}</ChoiceText>
            </Choice>
          )
        })}
      </Choices>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Stack>
  )
}

export type CheckboxGroupProps = ChoiceGroupProps & {
  ref?: Ref<HTMLInputElement>
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several choices from a list; hidden when the list has only one option. */
export function CheckboxGroup({ value, onChange, ...group }: CheckboxGroupProps) {
  if (group.options.length <= 1) return null
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      isChosen={(option) => value.includes(option)}
      onToggle={(option, chosen) =>
        onChange(chosen ? [...value, option] : value.filter((other) => other !== option))
      }
    />
  )
}

export type RadioGroupProps = ChoiceGroupProps & { value: string; onChange: (value: string) => void }

/** A single choice from a list. */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      isChosen={(option) => option === value}
      onToggle={(option) => onChange(option)}
    />
  )
}
