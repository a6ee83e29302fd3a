import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Button, IconButton } from './button'
import { controlStyles } from './control-styles'
import { Drawer } from './dialog'
import { Row, Stack } from './layout'
import { Microphone } from './microphone'
import { CloseIcon, FilterIcon, SearchIcon } from './screen-icons'
import { Text } from './text'

const Form = chakra('form', { base: { position: 'relative', flex: '1', minWidth: '0' } })
const Input = chakra('input', {
  base: { ...controlStyles, paddingInlineStart: 'calc({spacing.5} + {sizes.icon})' },
  // Phones draw no cross of their own.
  variants: { hasCross: { true: { '&::-webkit-search-cancel-button': { display: 'none' } } } },
})
const Glass = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    insetBlock: '0',
    display: 'inline-flex',
    alignItems: 'center',
    color: 'muted',
    pointerEvents: 'none',
  },
})

const End = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '1', insetBlock: '0', display: 'flex', alignItems: 'center' },
})

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0 auto',
    insetInlineEnd: '0',
    minWidth: '{spacing.5}',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'brand',
    color: 'onBrand',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '{spacing.5}',
    textAlign: 'center',
  },
})

export type SearchBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter or the keyboard's search key. */
  onSubmit?: () => void
  /** Makes the box a combobox (choice-list.tsx): the props of the input, and the content below it. */
  input?: ComponentProps<'input'>
  choices?: ReactNode
  /** Called with spoken words. Without it the box has no microphone, and the browser's own way to clear it. */
  onHear?: (text: string) => void
}

export function SearchBox({ label, value, onChange, onSubmit, input, choices, onHear }: SearchBoxProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.()
  }

  return (
    <Form role="search" onSubmit={submit}>
      <Glass>
        <SearchIcon />
      </Glass>
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hasCross={onHear !== undefined}
        paddingInlineEnd={onHear && 'calc({spacing.2} + {sizes.touch})'}
        {...input}
      />
      {onHear && (
        <End>
          {value ? (
            <IconButton
              label={__('Clear the search')}
              // The box keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChange('')}
            >
              <CloseIcon />
            </IconButton>
          ) : (
            <Microphone onHear={onHear} />
          )}
        </End>
      )}
      {choices}
    </Form>
  )
}

export type SearchBarProps = SearchBoxProps & {
  /**
   * The filter drawer's content, given a function that closes it. By default the drawer has only a button to confirm.
   */
  filter?: (close: () => void) => ReactNode
  /** The number of active filters. */
  chosen?: number
  /** Whether the drawer is open, if the screen controls it. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
}

/** A search box with a button for the filter drawer (docs/behaviour.md#search-bar). */
export function SearchBar({ filter, chosen = 0, isOpen: isOpened, onOpen, ...box }: SearchBarProps) {
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = isOpened ?? isOpenHere
  const setOpen = onOpen ?? setOpenHere
  const close = () => setOpen(false)

  return (
    <Row gap="2">
      <SearchBox {...box} />
      <IconButton
        label={chosen > 0 ? __('Filter ({0})', [chosen]) : __('Filter')}
        position="relative"
        aria-haspopup="dialog"
        bg="surface"
        boxShadow="card"
        onClick={() => setOpen(true)}
      >
        <FilterIcon />
        {chosen > 0 && <Badge aria-hidden="true">{chosen}</Badge>}
      </IconButton>
      <Drawer place="bottom" title={__('Filter')} isOpen={isOpen} onClose={close}>
        {filter ? filter(close) : <NoFilter onConfirm={close} />}
      </Drawer>
    </Row>
  )
}

function NoFilter({ onConfirm }: { onConfirm: () => void }) {
  return (
    <Stack>
      <Text>{__('There are no filters to choose from here. Do you want to go on without one?')}</Text>
      <Button onClick={onConfirm}>{__('Continue')}</Button>
    </Stack>
  )
}
