import { useSyncExternalStore } from 'react'

/** Chromium's event: it says that the app can be installed, and shows the browser's question when it is told to. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** 'ask': the browser asks by a tap. 'by-hand': iOS has no such question, only its menu. */
export type WayToInstall = 'ask' | 'by-hand'

let prompt: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(next: InstallPrompt | undefined): void {
  prompt = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's question for a moment that makes sense. Call it before the page names its manifest. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** iOS and iPadOS alone have this property. On a Mac it is the Dock's. */
function isApplePhone(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0
}

function wayNow(): WayToInstall | undefined {
  if (prompt) return 'ask'
  return isApplePhone() && !isInstalled() ? 'by-hand' : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the app can be put on this home screen; undefined where it cannot, or is there already. */
export const useWayToInstall = () => useSyncExternalStore(subscribe, wayNow)

/** Shows the browser's own question. It can be shown once. */
export async function askToInstall(): Promise<void> {
  const asked = prompt
  keep(undefined)
  await asked?.prompt()
}
