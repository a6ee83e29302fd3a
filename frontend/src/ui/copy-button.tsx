import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from './button'

/** Copies a text to the clipboard. Renders nothing in a browser without one, as on plain http. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(() => toast.success(__('Copied.')), console.warn)
  return (
    'clipboard' in navigator && (
      <Button size="sm" variant="outline" onClick={copy}>
        {__('Copy')}
      </Button>
    )
  )
}
