import type { Page } from '@playwright/test'

/** The socket server's first packet to the page, as socket.io writes it. */
export const ACCEPTED = '40/'
export const REFUSED = '44/'

/** Resolves when the page receives a packet, over polling or a WebSocket. */
export function received(page: Page, packet: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('response', async (response) => {
      if (!response.url().includes('/socket.io/')) return
      // A poll that the page aborts has no body.
      const body = await response.text().catch(() => '')
      if (body.includes(packet)) resolve()
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(packet)) resolve()
      }),
    )
  })
}
