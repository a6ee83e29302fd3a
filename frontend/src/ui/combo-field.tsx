import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useState } from 'react'
import { ChoiceList, useChoices } from './choice-list'
import { controlStyles } from './control-styles'
import { Field, type FieldProps } from './field'
import { Box } from './layout'

const Input = chakra('input', { base: controlStyles })

export type ComboFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'color' | 'width' | 'height' | 'children' | 'value' | 'onChange'> & {
    value: string
    onChange: (value: string) => void
    /** The choices. Any other text can be typed. */
    options: readonly string[]
    /** Called with a chosen option; `onChange` by default. */
    onChoose?: (option: string) => void
    /** The options already match the typed text, so do not filter them. */
    isNarrowed?: boolean
  }

/** A text field with choices, following the ARIA combobox pattern. */
export function ComboField(props: ComboFieldProps) {
  const { label, required, error, helper, id, value, onChange, options, onBlur, ...others } = props
  const { onChoose = onChange, isNarrowed = false, ...input } = others
  // Typing filters the list. Opening it shows every choice, whatever is chosen.
  const [isTyping, setTyping] = useState(false)
  const typed = value.trim().toLowerCase()
  const shown =
    isTyping && !isNarrowed ? options.filter((option) => option.toLowerCase().includes(typed)) : options
  const choices = useChoices({
    count: shown.length,
    countOpened: options.length,
    onOpen: () => setTyping(false),
    onChoose: (index) => onChoose(shown[index] ?? value),
  })

  function open() {
    choices.open()
    setTyping(false)
  }

  return (
    <Field label={label} required={required} error={error} helper={helper} id={id}>
      {(control) => (
        <Box position="relative">
          <Input
            {...input}
            {...control}
            {...choices.input}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              choices.open()
              setTyping(true)
            }}
            onFocus={open}
            onClick={open}
            onBlur={(event) => {
              choices.close()
              onBlur?.(event)
            }}
          />
          <ChoiceList
            {...choices.list}
            choices={shown.map((option) => ({ key: option, shown: option, isChosen: option === value }))}
          />
        </Box>
      )}
    </Field>
  )
}
