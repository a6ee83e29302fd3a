import { reloadCompany } from '@/entities/company/hooks'
import type { ReviewStatus } from '@/entities/company/types'
import { reloadNotifications } from '@/entities/notification/hooks'
import { fetchBoot } from '@/lib/backend/boot-of-session'
import { loadClient } from '@/lib/backend/call'
import { greetSockets } from '@/lib/backend/client'
import { refreshAll } from '@/lib/backend/reading'
import { hearNews } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

/** What the server tells a company's account when its review is decided (JPCompany.tell_account). */
type Review = { name: string; status: ReviewStatus; reason: string }

const REVIEWED = 'company_reviewed'

/** What the server tells an account when something is behind its bell, or was read there (notifications.service). */
type Bell = { unread: number }

const NOTIFIED = 'notification'

/** After a refusal socket.io tries no more. The server refuses when it was too busy to look the session up. */
const RETRY_MS = 10_000

function hearReview({ status, reason }: Review) {
  if (status === 'Approved' && reason)
    toast.error(__('Your changes were not approved: {0}', [__(reason)]), { long: true })
  else if (status === 'Approved') {
    toast.success(__('Your company profile was approved.'), { long: true })
    // From now on it may post jobs.
    fetchBoot().then(hearNews, console.error)
  }
  if (status === 'Rejected')
    toast.error(__('Your company profile was rejected: {0}', [__(reason)]), { long: true })
  void reloadCompany()
}

/** What one is told of may be on the screen. */
function hearBell({ unread }: Bell) {
  void (unread ? refreshAll() : reloadNotifications())
}

// Hears of news at once. What is missed shows at the next load, or when the screen is looked at again.
greetSockets((socket) => {
  let mayHaveMissed = false
  let retry: number | undefined
  function miss() {
    mayHaveMissed = true
    if (!socket.active) retry = window.setTimeout(() => socket.connect(), RETRY_MS)
  }
  function catchUp() {
    if (mayHaveMissed) void refreshAll()
    mayHaveMissed = false
  }
  socket.on(REVIEWED, hearReview)
  socket.on(NOTIFIED, hearBell)
  socket.on('connect', catchUp)
  socket.on('disconnect', miss)
  socket.on('connect_error', miss)
  return () => {
    window.clearTimeout(retry)
    socket.off(REVIEWED, hearReview)
    socket.off(NOTIFIED, hearBell)
    socket.off('connect', catchUp)
    socket.off('disconnect', miss)
    socket.off('connect_error', miss)
  }
})

// The socket comes with the client.
loadClient().catch(() => undefined)
