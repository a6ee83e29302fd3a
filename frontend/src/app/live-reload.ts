/** Reloads the page after each build; only in `--watch` builds. */
const POLL_MS = 700
const address = '/assets/job_portal/frontend/build-id.txt'

async function buildId(): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-store' })
    return response.ok ? (await response.text()).trim() : null
  } catch {
    // The server may be restarting. The next poll finds it.
    return null
  }
}

let loaded: string | null = null
setInterval(async () => {
  const current = await buildId()
  if (current && loaded && current !== loaded) window.location.reload()
  loaded = current ?? loaded
}, POLL_MS)

export {}
