import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { DoneArt } from './done-art'

export type SuccessDialogProps = {
  isOpen: boolean
  onClose: () => void
  title?: string
  subtitle?: string
  button?: string
}

/** Says that something has worked. */
export function SuccessDialog({
  isOpen,
  onClose,
  title = __('Successful!'),
  subtitle = __('Job Posted Successfully'),
  button = __('ok'),
}: SuccessDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Stack textAlign="center">
        <DoneArt />
        <Text>{subtitle}</Text>
        <Button onClick={onClose}>{button}</Button>
      </Stack>
    </Dialog>
  )
}
