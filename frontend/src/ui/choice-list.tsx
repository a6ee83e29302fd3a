import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { isComposing } from './composition'

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + {spacing.1})',
    insetInline: '0',
    zIndex: 'bar',
    // Half of the sixth choice shows, as a hint that there are more.
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
const Choice = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '1',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'brandSoft' },
    _selected: { bg: 'brandSoft', color: 'brandDark', fontWeight: 'semibold' },
  },
})

type Choices = {
  /** The number of shown choices. */
  count: number
  /** The number of choices when an arrow key opens the list. */
  countOpened?: number
  onOpen?: () => void
  onChoose: (index: number) => void
}

/** A list of choices below an input, following the ARIA combobox pattern. The focus stays in the input. */
export function useChoices({ count, countOpened = count, onOpen, onChoose }: Choices) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isOpen && count > 0

  useEffect(() => {
    if (isListed) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, listId, active])

  function open() {
    setOpen(true)
    setActive(-1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(index: number) {
    onChoose(index)
    close()
  }

  function moveByKey(event: KeyboardEvent) {
    if (isComposing(event)) return
    // A second Escape is left to the parent, such as a drawer.
    if (event.key === 'Escape' && isListed) close()
    else if (event.key === 'Enter' && isListed && active >= 0) choose(active)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isListed) {
        open()
        onOpen?.()
      }
      // Up from no choice goes to the last one; down goes to the first.
      const length = isListed ? count : countOpened
      const from = isListed ? active : -1
      const next = event.key === 'ArrowDown' ? (from + 1) % length : (from > 0 ? from : length) - 1
      setActive(length > 0 ? next : -1)
    } else return
    event.preventDefault()
  }

  return {
    open,
    close,
    /** Props of the input. */
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': listId,
      'aria-activedescendant': isListed && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown: moveByKey,
    } as const,
    /** Props of the `ChoiceList`. */
    list: { listId, isListed, active, choose },
  }
}

export type ChoiceListProps = ReturnType<typeof useChoices>['list'] & {
  label?: string
  choices: readonly { key: string; shown: ReactNode; isChosen?: boolean }[]
}

/** The list of `useChoices`, below the input in a positioned parent. */
export function ChoiceList({ listId, isListed, active, choose, label, choices }: ChoiceListProps) {
  return (
    <List id={listId} role="listbox" aria-label={label} hidden={!isListed}>
      {choices.map(({ key, shown, isChosen = false }, index) => (
        <Choice
          key={key}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={active === -1 ? isChosen : index === active}
          // Keep the focus in the input: otherwise the list would close before the tap counts.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          {shown}
        </Choice>
      ))}
    </List>
  )
}
