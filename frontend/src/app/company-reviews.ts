import { reloadCompany } from '@/entities/company/hooks'
import type { ReviewStatus } from '@/entities/company/types'
import { loadClient } from '@/lib/backend/call'
import { greetSockets } from '@/lib/backend/client'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

/** What the server tells a company's account when its review is decided (JPCompany.tell_account). */
type Review = { name: string; status: ReviewStatus; reason: string }

const REVIEWED = 'company_reviewed'

/** After a refusal socket.io tries no more. The server refuses when it was too busy to look the session up. */
const RETRY_MS = 10_000

function hear({ status, reason }: Review) {
  if (status === 'Approved') toast.success(__('Your company profile was approved.'), { long: true })
  if (status === 'Rejected')
    toast.error(__('Your company profile was rejected: {0}', [reason]), { long: true })
  void reloadCompany()
}

// Hears of a review as it is decided. What it misses shows at the next load, or when the screen is looked at again.
greetSockets((socket) => {
  let mayHaveMissed = false
  let retry: number | undefined
  function miss() {
    mayHaveMissed = true
    if (!socket.active) retry = window.setTimeout(() => socket.connect(), RETRY_MS)
  }
  function catchUp() {
    if (mayHaveMissed) void reloadCompany()
    mayHaveMissed = false
  }
  socket.on(REVIEWED, hear)
  socket.on('connect', catchUp)
  socket.on('disconnect', miss)
  socket.on('connect_error', miss)
  // It may have been refused before.
  if (!socket.active) miss()
  return () => {
    window.clearTimeout(retry)
    socket.off(REVIEWED, hear)
    socket.off('connect', catchUp)
    socket.off('disconnect', miss)
    socket.off('connect_error', miss)
  }
})

// The socket comes with the client.
loadClient().catch(() => undefined)
