import { useBoot } from '@/lib/boot'
import { lazyPart } from './lazy-part'
import type { MicrophoneProps } from './microphone-button'

const MicrophoneButton = lazyPart(() => import('./microphone-button'))

/** A microphone button. It shows only on a live site and if the browser recognises speech. */
export function Microphone(props: MicrophoneProps) {
  const isLive = useBoot(
    ({ market }) => market === 'live',
    () => false,
  )
  const canHear = isLive && ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)
  return canHear && <MicrophoneButton {...props} />
}
