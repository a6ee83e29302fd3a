import { pageLanguage } from './i18n/written-language'

/** The part of the browser's SpeechRecognition that we use. TypeScript does not know it. */
type Recognition = {
  lang: string
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void
  onerror: (event: { error: string }) => void
  onend: () => void
  start: () => void
  abort: () => void
}
type Recognisers = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

const recogniser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Recognisers
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Why nothing was heard: the microphone is forbidden, or the words were not understood. */
export type NotHeard = 'forbidden' | 'not understood'

type Listener = {
  /** Called with the words, without a full stop. */
  onHear: (text: string) => void
  onFailure: (why: NotHeard) => void
  onEnd: () => void
}

/** Listens to one sentence in the page's language. Returns a function that stops it. */
export function listen({ onHear, onFailure, onEnd }: Listener): () => void {
  const Recogniser = recogniser()
  if (!Recogniser) return () => undefined
  const recognition = new Recogniser()
  recognition.lang = `${pageLanguage()}-IN`
  recognition.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.replace(/[\s.।]+$/, '').trim()
    if (text) onHear(text)
  }
  recognition.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') onFailure('forbidden')
    // A person who says nothing, or stops it, needs no message.
    else if (error !== 'no-speech' && error !== 'aborted') onFailure('not understood')
  }
  recognition.onend = onEnd
  recognition.start()
  return () => recognition.abort()
}
