import { useSyncExternalStore } from 'react'
import { readJson, storageKeys, writeJson } from '@/lib/storage'

/** Chromium's event: it says that the app can be installed, and shows the browser's question when it is told to. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** 'ask': the browser asks by a tap. 'by-hand': iOS has no such question, only its menu. */
export type WayToInstall = 'ask' | 'by-hand'

type Offered = {
  /** When it was offered the last time, in ms. */
  at: number
  /** One does not want to hear of it any more. */
  isRefused?: boolean
}

const PAUSE_MS = 30 * 86_400_000

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

/** Whether it is long enough ago that one was asked, and one did not refuse for good. */
export function isInstallDue(now = Date.now()): boolean {
  const offered = readJson<Offered>(storageKeys.installOffer)
  return !offered || (!offered.isRefused && now - offered.at > PAUSE_MS)
}

export function noteInstallOffer({ isRefused = false } = {}): void {
  writeJson(storageKeys.installOffer, { at: Date.now(), isRefused } satisfies Offered)
}

/** Shows the browser's own question. It can be shown once. */
export async function askToInstall(): Promise<void> {
  const asked = prompt
  keep(undefined)
  await asked?.prompt()
}
