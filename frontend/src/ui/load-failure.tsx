import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'
import { Button } from './button'
import { Stack } from './layout'

type LoadFailureProps = {
  /** The error message. */
  children: string
  onClick: () => void
  /** The button's label; 'Retry' by default. */
  label?: string
}

/** Replaces content that failed to load. */
export function LoadFailure({ children, onClick, label = __('Retry') }: LoadFailureProps) {
  return (
    <Stack gap="3">
      <Banner tone="error">{children}</Banner>
      <Button variant="outline" onClick={onClick}>
        {label}
      </Button>
    </Stack>
  )
}
