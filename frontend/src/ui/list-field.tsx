import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Button } from './button'
import { controlStyles } from './control-styles'
import { Field, type FieldProps } from './field'
import { Row, Stack } from './layout'
import { Removable } from './removable'

const Input = chakra('input', { base: { ...controlStyles, flex: '1', minWidth: '0' } })
const Entries = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
})

export type ListFieldProps = Omit<FieldProps, 'label'> & {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  /** The words on the screen for an item. */
  shown?: (entry: string) => string
  /** Receives the input, for moving the focus to an invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** A list of short texts. The button, Enter or a comma adds the typed text; a tap on an item removes it. */
export function ListField({
  label,
  value,
  onChange,
  placeholder,
  shown = (entry) => entry,
  inputRef,
  ...field
}: ListFieldProps) {
  const [typed, setTyped] = useState('')

  function add(text: string) {
    const isThere = (entry: string) => value.some((each) => each.toLowerCase() === entry.toLowerCase())
    const added = text
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter((entry, index, all) => entry && !isThere(entry) && all.indexOf(entry) === index)
    if (added.length > 0) onChange([...value, ...added])
    setTyped('')
  }

  function take(text: string) {
    if (/[,\n]/.test(text)) add(text)
    else setTyped(text)
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit the form.
    event.preventDefault()
    add(typed)
  }

  return (
    <Stack gap="2">
      <Field label={label} {...field}>
        {(control) => (
          <Row gap="2">
            <Input
              ref={inputRef}
              value={typed}
              placeholder={placeholder}
              enterKeyHint="done"
              onChange={(event) => take(event.target.value)}
              onKeyDown={addByKey}
              // Add the typed text, which the save would otherwise lose.
              onBlur={() => add(typed)}
              {...control}
            />
            <Button variant="soft" aria-label={__('Add to {0}', [label])} onClick={() => add(typed)}>
              {__('Add')}
            </Button>
          </Row>
        )}
      </Field>
      {value.length > 0 && (
        <Entries>
          {value.map((entry) => (
            <li key={entry}>
              <Removable onRemove={() => onChange(value.filter((each) => each !== entry))}>
                {shown(entry)}
              </Removable>
            </li>
          ))}
        </Entries>
      )}
    </Stack>
  )
}
