import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'
import { Button } from './button'
import { Stack } from './layout'

type LoadFailureProps = {
  /** What went wrong, in words. */
  children: string
  onClick: () => void
  /** What the button says; 'Retry', unless it does something else. */
  label?: string
}

/** In the place of what could not be loaded. */
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
