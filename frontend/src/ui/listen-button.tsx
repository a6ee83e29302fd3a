import { useEffect, useId } from 'react'
import { __ } from '@/lib/i18n/translate'
import { readAloud, stopReading, useHasVoice, useIsRead } from '@/lib/speech'
import { Button, IconButton } from './button'
import { SpeakerIcon, StopIcon } from './screen-icons'

export type ListenProps = {
  /** Called at the tap. Returns the text to read. */
  read: () => string
  /** Shows only the icon. */
  isIcon?: boolean
  /** Reads to the end even if the button disappears, such as with its toast. */
  outlives?: boolean
}

/** Reads a text aloud with the phone's voice. Hidden if the phone has none for the page's language. */
export default function ListenButton({ read, isIcon = false, outlives = false }: ListenProps) {
  const id = useId()
  const isRead = useIsRead(id)
  const hasVoice = useHasVoice()
  useEffect(() => (outlives ? undefined : () => stopReading(id)), [id, outlives])
  if (!hasVoice) return null
  const label = isRead ? __('Stop') : __('Listen')
  const ShownIcon = isRead ? StopIcon : SpeakerIcon
  const change = () => (isRead ? stopReading(id) : readAloud(id, read()))
  return isIcon ? (
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
