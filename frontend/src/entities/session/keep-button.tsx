import type { ComponentType } from 'react'
import { useSend } from '@/lib/forms/use-send'
import { Button, type ButtonProps } from '@/ui/button'
import type { IconProps } from '@/ui/icons'
import { useSignInFirst } from './use-sign-in-first'

type KeepButtonProps = Pick<ButtonProps, 'grow'> & {
  isKept: boolean
  icon: ComponentType<IconProps>
  label: string
  /** Keeps the record, or stops keeping it. */
  call: () => Promise<unknown>
  done: () => unknown
}

/** A button that keeps something for the account, and shows whether it is kept. A guest signs in first. */
export function KeepButton({ isKept, icon: KeptIcon, label, call, done, ...button }: KeepButtonProps) {
  const signInFirst = useSignInFirst()
  const { isRunning, run } = useSend({ call, done })
  return (
    <Button
      size="sm"
      {...button}
      variant={isKept ? 'soft' : 'outline'}
      aria-pressed={isKept}
      busy={isRunning}
      onClick={() => signInFirst() || run()}
    >
      {!isRunning && <KeptIcon small />}
      <span>{label}</span>
    </Button>
  )
}
