import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outlastDoubleTap } from '@/lib/forms/double-tap'
import { useSend } from '@/lib/forms/use-send'
import { Button, type ButtonProps } from '@/ui/button'
import type { IconProps } from '@/ui/icons'
import { useSignInFirst } from './use-sign-in-first'
import { readUserType, setUserType, type UserType, useSession } from './who'

type KeepButtonProps = Pick<ButtonProps, 'grow'> & {
  /** The name of the record to keep, unique on the screen. */
  of: string
  /** The user type that finds it again. A visitor who has not chosen one becomes it. */
  as: UserType
  isKept: boolean
  icon: ComponentType<IconProps>
  label: string
  /** Keeps the record, or stops keeping it. */
  call: () => Promise<unknown>
  done: () => unknown
}

/** The history state after the sign-in: what the guest wanted to keep. */
type Meant = { keep?: string } | null

/** A button that keeps something for the account, and shows whether it is kept. A guest signs in first. */
export function KeepButton({
  of,
  as,
  isKept,
  icon: KeptIcon,
  label,
  call,
  done,
  ...button
}: KeepButtonProps) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { isRunning, run } = useSend({
    call: () => outlastDoubleTap(call()),
    done: () => {
      if (!readUserType()) setUserType(as)
      return done()
    },
  })

  const isMeant = useSession() !== null && (state as Meant)?.keep === of
  const keep = useEffectEvent(() => {
    // Once, and not after a reload.
    void navigate(pathname + search, { replace: true, state: { ...state, keep: undefined } })
    if (!isKept) void run()
  })
  useEffect(() => {
    if (isMeant) keep()
  }, [isMeant])

  return (
    <Button
      size="sm"
      {...button}
      variant={isKept ? 'soft' : 'outline'}
      aria-pressed={isKept}
      busy={isRunning}
      onClick={() => signInFirst({ keep: of }) || run()}
    >
      {!isRunning && <KeptIcon small />}
      <span>{label}</span>
    </Button>
  )
}
