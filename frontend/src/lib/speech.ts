import { useSyncExternalStore } from 'react'
import { isInBrowser } from './environment'
import { pageLanguage, primaryLanguage, writtenLanguage } from './i18n/written-language'
import { createStore, useStore } from './store'

const synthesis = () => (isInBrowser ? window.speechSynthesis : undefined)

/** A voice of the language, India's own before others. Undefined where the phone has none. */
function voiceOf(lang: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter((voice) => primaryLanguage(voice.lang) === lang)
  return voices.find((voice) => /IN$/i.test(voice.lang)) ?? voices[0]
}

/** One sentence each: browsers stop within a long text. */
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

/** Whose text is being read. */
const reader = createStore<string | undefined>(undefined)

/** Reads a text aloud in place of what is being read. `id` is whose text it is. */
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
    // Another text may be read by now. The events of the one that was cut off come late.
    const end = () => reader.get() === id && reader.set(undefined)
    spoken.onerror = end
    if (at === sentences.length - 1) spoken.onend = end
    speech.speak(spoken)
  })
}

/** Ends the reading of this text; another one goes on. */
export function stopReading(id: string): void {
  if (reader.get() !== id) return
  reader.set(undefined)
  synthesis()?.cancel()
}

export const useIsRead = (id: string): boolean => useStore(reader, (read) => read === id)

function subscribeVoices(listener: () => void): () => void {
  const speech = synthesis()
  // Not in every phone's browser are the voices an event target.
  speech?.addEventListener?.('voiceschanged', listener)
  return () => speech?.removeEventListener?.('voiceschanged', listener)
}

/** Whether the phone has a voice of the page's language. Many know their voices a moment after the page. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(
    subscribeVoices,
    () => voiceOf(pageLanguage()) !== undefined,
    () => false,
  )

if (isInBrowser)
  // The voice would go on in the next page.
  window.addEventListener('pagehide', () => synthesis()?.cancel())
