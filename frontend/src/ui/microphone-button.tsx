import { useEffect, useRef, useState } from 'react'
import { listen, type NotHeard } from '@/lib/dictation'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { IconButton } from './button'
import { icon } from './icons'
import { StopIcon } from './screen-icons'

const MicrophoneIcon = icon(
  'M12 14.500a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5.500a3 3 0 0 0 3 3zM5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3M9 21h6',
)

const sentences: Record<NotHeard, () => string> = {
  forbidden: () => __('This page may not use the microphone. Please type instead.'),
  'not understood': () => __('That was not understood. Please say it again, or type.'),
}

export type MicrophoneProps = {
  /** Called with the spoken words. */
  onHear: (text: string) => void
}

/** A tap listens to one sentence in the page's language; another tap stops it. */
export default function MicrophoneButton({ onHear }: MicrophoneProps) {
  const [isListening, setListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  const latest = useRef(onHear)
  latest.current = onHear
  useEffect(() => () => stop.current?.(), [])

  function change() {
    if (isListening) return stop.current?.()
    setListening(true)
    stop.current = listen({
      onHear: (text) => latest.current(text),
      onFailure: (why) => toast.error(sentences[why]()),
      onEnd: () => setListening(false),
    })
  }

  const ShownIcon = isListening ? StopIcon : MicrophoneIcon
  return (
    <IconButton
      label={isListening ? __('Stop') : __('Speak')}
      aria-pressed={isListening}
      color={isListening ? 'danger' : 'brand'}
      onClick={change}
    >
      <ShownIcon />
    </IconButton>
  )
}
