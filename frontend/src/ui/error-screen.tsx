import { type ReactNode, useEffect, useRef } from 'react'
import { __ } from '@/lib/i18n/translate'
import { TroubleArt } from './art/trouble-art'
import { Button } from './button'
import { Stack } from './layout'
import { Message } from './message'

export type ErrorScreenProps = {
  message: string
  heading?: string
  level?: 1 | 2
  /** Handles 'Go Back'. */
  onBack?: () => void
  /** Buttons that replace 'Go Back'. */
  actions?: ReactNode
  /** Takes the focus, because it replaces the focused element. */
  takesFocus?: boolean
}

/** A full-screen error; use it inside a Screen. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { message, heading = __('Error'), level, onBack, actions, takesFocus } = props
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) screen.current?.focus()
  }, [takesFocus])

  return (
    <Stack ref={screen} role="alert" tabIndex={-1} outline="none" flex="1">
      <Message
        art={<TroubleArt />}
        heading={heading}
        level={level}
        actions={actions ?? <Button onClick={onBack}>{__('Go Back')}</Button>}
      >
        {message}
      </Message>
    </Stack>
  )
}
