import { createStore, useStore } from '@/lib/store'

/** Chromium's event: it says that the app can be installed, and shows the browser's question when it is told to. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** 'ask': the browser asks by a tap. 'by-hand': iOS has no such question, only its menu. */
export type WayToInstall = 'ask' | 'by-hand'

const prompt = createStore<InstallPrompt | undefined>(undefined)

/** Keeps the browser's question for a moment that makes sense. Call it before the page names its manifest. */
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

/** iOS and iPadOS alone have this property. On a Mac it is the Dock's. */
function isApplePhone(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0
}

function wayBy(asked: InstallPrompt | undefined): WayToInstall | undefined {
  if (asked) return 'ask'
  return isApplePhone() && !isInstalled() ? 'by-hand' : undefined
}

/** How the app can be put on this home screen; undefined where it cannot, or is there already. */
export const useWayToInstall = () => useStore(prompt, wayBy)

/** Shows the browser's own question. It can be shown once. */
export async function askToInstall(): Promise<void> {
  const asked = prompt.get()
  prompt.set(undefined)
  await asked?.prompt()
}
