import { chakra } from '@chakra-ui/react/styled-system'
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { __ } from '@/lib/i18n/translate'
import { IconButton } from './button'
import { Row, Stack } from './layout'
import { CloseIcon } from './screen-icons'
import { Heading } from './text'

// The browser's modal dialog keeps the focus inside, closes on Escape and restores the focus.
const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    padding: '0',
    border: 'none',
    bg: 'surface',
    color: 'ink',
    overflow: 'auto',
    _backdrop: { bg: 'scrim' },
    boxShadow: 'raised',
  },
  variants: {
    place: {
      centre: {
        width: 'calc(100% - {spacing.8})',
        maxWidth: 'dialog',
        maxHeight: 'calc(100% - {spacing.8})',
        borderRadius: 'card',
        height: 'fit-content',
      },
      left: {
        // At the left edge of the layout, which is centred on large screens.
        marginInlineStart: 'max(0px, calc(50% - {sizes.layout} / 2))',
        width: '84%',
        maxWidth: 'panel',
        height: '100%',
        maxHeight: '100%',
        animation: 'slideInLeft {durations.normal} ease-out',
      },
      bottom: {
        marginBlockEnd: '0',
        width: 'full',
        maxWidth: 'layout',
        maxHeight: '85%',
        height: 'fit-content',
        borderTopRadius: 'card',
        animation: 'slideUp {durations.normal} ease-out',
      },
    },
  },
})

export type DialogProps = {
  isOpen: boolean
  /** Called on Escape, a tap outside the panel and the close button. The dialog stays open until `isOpen` is false. */
  onClose: () => void
  title: string
  children: ReactNode
  /** 'centre' for a question, 'left' for a menu, 'bottom' for a sheet of choices. */
  place?: 'centre' | 'left' | 'bottom'
}

function ModalPanel({ isOpen, onClose, title, children, place = 'centre' }: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()
  const [closings, noteClosing] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens it again after the browser has closed it
  useEffect(() => {
    const dialog = panel.current
    if (isOpen && dialog && !dialog.open) dialog.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen, closings])

  // A dialog that is removed while open would not restore the focus.
  useLayoutEffect(() => {
    const dialog = panel.current
    return () => dialog?.close()
  }, [])

  // React events bubble: ignore those of a dialog inside this one.
  const isOwn = ({ target }: SyntheticEvent) => target === panel.current

  return (
    <Panel
      ref={panel}
      place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onClose()
      }}
      // Chrome closes the dialog at a second Escape in any case.
      onClose={(event) => {
        if (!isOwn(event) || !isOpen) return
        onClose()
        noteClosing()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      // Selecting text past the panel's edge also ends in a click outside it.
      onClick={(event) => isOwn(event) && pressed.current === panel.current && onClose()}
    >
      {isOpen && (
        <Stack padding="4" gap="4" minHeight="full">
          <Row justifyContent="space-between">
            <Heading id={titleId}>{title}</Heading>
            <IconButton label={__('Close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Row>
          {children}
        </Stack>
      )}
    </Panel>
  )
}

/** A modal question or message. */
export function Dialog(props: Omit<DialogProps, 'place'>) {
  return <ModalPanel {...props} place="centre" />
}

/** A panel at an edge of the screen: a menu at the left, choices at the bottom. */
export function Drawer({
  place = 'left',
  ...props
}: Omit<DialogProps, 'place'> & { place?: 'left' | 'bottom' }) {
  return <ModalPanel {...props} place={place} />
}
