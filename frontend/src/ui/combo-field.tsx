import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { controlStyles } from './control-styles'
import { Field, type FieldProps } from './field'
import { Box } from './layout'

const Input = chakra('input', { base: controlStyles })
const Options = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + {spacing.1})',
    insetInline: '0',
    zIndex: 'bar',
    // Half of the sixth choice shows that there are more.
    maxHeight: 'calc({sizes.touch} * 5.5 + {spacing.1})',
    overflowY: 'auto',
    listStyle: 'none',
    paddingBlock: '1',
    bg: 'surface',
    borderWidth: 'thin',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'raised',
  },
})
const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
    _selected: { bg: 'brandSoft', color: 'brandDark', fontWeight: 'semibold' },
  },
})

export type ComboFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'color' | 'width' | 'height' | 'children' | 'value' | 'onChange'> & {
    value: string
    onChange: (value: string) => void
    /** What can be chosen; anything else can be typed. */
    options: readonly string[]
  }

/** A text that can be chosen from a list or typed, after the ARIA combobox pattern. */
export function ComboField(props: ComboFieldProps) {
  const { label, required, error, helper, id, value, onChange, options, onBlur, ...input } = props
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  // The list narrows only while typing: opening it shows every choice, whatever is chosen.
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = value.trim().toLowerCase()
  const shown = isTyping ? options.filter((option) => option.toLowerCase().includes(typed)) : options
  const isListed = isOpen && shown.length > 0

  useEffect(() => {
    if (isListed) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, listId, active])

  function open() {
    setOpen(true)
    setTyping(false)
    setActive(-1)
  }

  function choose(option: string) {
    onChange(option)
    setOpen(false)
  }

  function moveByKey(event: KeyboardEvent) {
    const chosen = shown[active]
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && isListed && chosen !== undefined) choose(chosen)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isListed) open()
      // Opening shows every choice. Up from none leads to the last one, as down leads to the first.
      const { length } = isListed ? shown : options
      const from = isListed ? active : -1
      const next = event.key === 'ArrowDown' ? (from + 1) % length : (from > 0 ? from : length) - 1
      setActive(length > 0 ? next : -1)
    } else return
    event.preventDefault()
  }

  return (
    <Field label={label} required={required} error={error} helper={helper} id={id}>
      {(control) => (
        <Box position="relative">
          <Input
            {...input}
            {...control}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              setOpen(true)
              setTyping(true)
              setActive(-1)
            }}
            onFocus={open}
            onClick={open}
            onKeyDown={moveByKey}
            onBlur={(event) => {
              setOpen(false)
              onBlur?.(event)
            }}
          />
          <Options id={listId} role="listbox" hidden={!isListed}>
            {shown.map((option, index) => (
              <Option
                key={option}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={active === -1 ? option === value : index === active}
                // Keeps the focus in the input, whose loss would close the list before the tap counts.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option}
              </Option>
            ))}
          </Options>
        </Box>
      )}
    </Field>
  )
}
