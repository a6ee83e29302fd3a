import { useEffect, useId } from 'react'
import { __ } from '@/lib/i18n/translate'
import { readAloud, stopReading, useHasVoice, useIsRead } from '@/lib/speech'
import { Button, IconButton } from './button'
import { SpeakerIcon, StopIcon } from './screen-icons'

export type ListenProps = {
  /** Returns the text, at the tap. */
  read: () => string
  /** On a toast: shows only the icon, and reads to the end even when the toast has gone. */
  onToast?: boolean
}

/** Reads a text aloud with the phone's voice. Hidden if the phone has none for the page's language. */
export default function ListenButton({ read, onToast = false }: ListenProps) {
  const id = useId()
  const isRead = useIsRead(id)
  const hasVoice = useHasVoice()
  useEffect(() => (onToast ? undefined : () => stopReading(id)), [id, onToast])
  if (!hasVoice) return null
  const label = isRead ? __('Stop') : __('Listen')
  const ShownIcon = isRead ? StopIcon : SpeakerIcon
  const change = () => (isRead ? stopReading(id) : readAloud(id, read()))
  return onToast ? (
    <IconButton label={label} onClick={change}>
      <ShownIcon small />
    </IconButton>
  ) : (
    <Button size="sm" variant="quiet" alignSelf="flex-start" onClick={change}>
      <ShownIcon small />
      <span>{label}</span>
    </Button>
  )
}
