import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '@/lib/toast'
import { renderPage } from '@/tests/render-page'
import MicrophoneButton from './microphone-button'

type Heard = { results: { transcript: string }[][] }

class Recogniser {
  static last: Recogniser
  lang = ''
  onresult = (_: Heard) => undefined as unknown
  onerror = (_: { error: string }) => undefined as unknown
  onend = () => undefined as unknown
  start = vi.fn()
  abort = vi.fn(() => this.onend())
  constructor() {
    Recogniser.last = this
  }
}

const onHear = vi.fn()
beforeEach(() => {
  vi.stubGlobal('webkitSpeechRecognition', Recogniser)
  document.documentElement.lang = 'hi'
  renderPage(<MicrophoneButton onHear={onHear} />)
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  onHear.mockClear()
})

test("it returns one sentence in the page's language, without its full stop", () => {
  expect(Recogniser.last.lang).toBe('hi-IN')
  expect(screen.getByRole('button', { name: 'Stop' }).getAttribute('aria-pressed')).toBe('true')
  act(() => {
    Recogniser.last.onresult({ results: [[{ transcript: 'बिजली मिस्त्री। ' }]] })
    Recogniser.last.onend()
  })
  expect(onHear).toHaveBeenCalledExactlyOnceWith('बिजली मिस्त्री')
  expect(screen.getByRole('button', { name: 'Speak' })).toBeTruthy()
})

test('a second tap stops it, and silence shows no message', () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue()
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(Recogniser.last.abort).toHaveBeenCalled()
  Recogniser.last.onerror({ error: 'aborted' })
  Recogniser.last.onerror({ error: 'no-speech' })
  expect(error).not.toHaveBeenCalled()
  Recogniser.last.onerror({ error: 'not-allowed' })
  expect(error).toHaveBeenCalledWith('This page may not use the microphone. Please type instead.')
})
