// @vitest-environment happy-dom

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const translate = vi.hoisted(() => vi.fn((text: string) => text))

vi.mock('@/lib/i18n/translate', () => ({ __: translate }))

/** Tests, and modules that act when they are loaded. */
const others =
  /\.test\.|\.d\.ts|^tests|^service-worker|^app.(main|after-load|live-reload|service-worker|prerender|early|early-taps)\./

// It loads the whole app.
test('labels are translated when they are shown, not when their module is loaded', {
  timeout: 60_000,
}, async () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .map((file) => join(process.cwd(), 'src', file))
  for (const module of modules) {
    await import(module)
    expect(translate, `while ${module} was loaded`).not.toHaveBeenCalled()
  }
})
