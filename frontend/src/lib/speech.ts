import { useSyncExternalStore } from 'react'
import { isInBrowser } from './environment'
import { pageLanguage, primaryLanguage, writtenLanguage } from './i18n/written-language'
import { createStore, useStore } from './store'

const synthesis = () => (isInBrowser ? window.speechSynthesis : undefined)

/** A voice of the language, an Indian one first. Undefined when the phone has none. */
function voiceOf(lang: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter((voice) => primaryLanguage(voice.lang) === lang)
  return voices.find((voice) => /IN$/i.test(voice.lang)) ?? voices[0]
}

/** Splits a text into sentences: browsers stop in the middle of a long text. */
function sentencesOf(text: string): string[] {
  const lines = text.split('\n')
  const parts =
    'Segmenter' in Intl
      ? lines.flatMap((line) =>
          [...new Intl.Segmenter(pageLanguage(), { granularity: 'sentence' }).segment(line)].map(
            ({ segment }) => segment,
          ),
        )
      : lines
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** The id of the text that is being read. */
const reader = createStore<string | undefined>(undefined)

/** Reads a text aloud and stops any other. `id` names the text. */
export function readAloud(id: string, text: string): void {
  const speech = synthesis()
  const sentences = sentencesOf(text)
  if (!speech || !sentences.length) return
  speech.cancel()
  reader.set(id)
  sentences.forEach((sentence, at) => {
    const spoken = new SpeechSynthesisUtterance(sentence)
    const lang = writtenLanguage(sentence)
    const voice = voiceOf(lang) ?? voiceOf(pageLanguage())
    if (voice) spoken.voice = voice
    spoken.lang = voice?.lang ?? lang
    // The events of a text that was cut off come late, when another text may be playing.
    const end = () => reader.get() === id && reader.set(undefined)
    spoken.onerror = end
    if (at === sentences.length - 1) spoken.onend = end
    speech.speak(spoken)
  })
}

/** Stops reading this text; any other text goes on. */
export function stopReading(id: string): void {
  if (reader.get() !== id) return
  reader.set(undefined)
  synthesis()?.cancel()
}

export const useIsRead = (id: string): boolean => useStore(reader, (read) => read === id)

function subscribeVoices(listener: () => void): () => void {
  const speech = synthesis()
  // In some phones' browsers `speechSynthesis` is not an event target.
  speech?.addEventListener?.('voiceschanged', listener)
  return () => speech?.removeEventListener?.('voiceschanged', listener)
}

/** Whether the phone has a voice of the page's language. Many phones list their voices a moment after the load. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(
    subscribeVoices,
    () => voiceOf(pageLanguage()) !== undefined,
    () => false,
  )

if (isInBrowser)
  // Otherwise the voice continues on the next page.
  window.addEventListener('pagehide', () => synthesis()?.cancel())
