import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { boot } from '@/lib/boot'
import { chooseLanguage } from '@/lib/i18n/show-language'
import { renderPage } from '@/tests/render-page'
import { LanguageButton } from './language-button'

vi.mock('@/lib/i18n/show-language', () => ({ chooseLanguage: vi.fn(async () => undefined) }))

afterEach(() => {
  boot.languages = undefined
})

test('a guest chooses a language with two taps', async () => {
  boot.languages = [
    { code: 'en', name: 'English' },
    { code: 'hi', name: 'हिन्दी' },
  ]
  renderPage(<LanguageButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Language' }))
  fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  expect(chooseLanguage).toHaveBeenCalledExactlyOnceWith('hi')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a site with one language has no button', () => {
  renderPage(<LanguageButton />)
  expect(screen.queryByRole('button')).toBeNull()
})
