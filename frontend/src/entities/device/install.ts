import { createStore, useStore } from '@/lib/store'

/** Chromium's event: the app can be installed, and `prompt` shows the browser's question. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** 'ask': the browser asks at a tap. 'by-hand': iOS only has a menu entry. */
export type WayToInstall = 'ask' | 'by-hand'

const prompt = createStore<InstallPrompt | undefined>(undefined)

/** Stores the browser's question for a better moment. Call it before the page has its manifest. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => prompt.set(undefined))
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Only iOS and iPadOS have this property together with a touch screen. A Mac has it for its Dock. */
function isApplePhone(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0
}

function wayBy(asked: InstallPrompt | undefined): WayToInstall | undefined {
  if (asked) return 'ask'
  return isApplePhone() && !isInstalled() ? 'by-hand' : undefined
}

/** How the app can be added to this home screen; undefined if it cannot, or already is. */
export const useWayToInstall = () => useStore(prompt, wayBy)

/** Shows the browser's own question, which works once. */
export async function askToInstall(): Promise<void> {
  const asked = prompt.get()
  prompt.set(undefined)
  await asked?.prompt()
}
