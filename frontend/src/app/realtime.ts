import { reloadCompany } from '@/entities/company/hooks'
import type { ReviewStatus } from '@/entities/company/types'
import { connected, hearConversation } from '@/entities/conversation/news'
import { reloadNotifications } from '@/entities/notification/hooks'
import {
  explainRefusal,
  followCompany,
  followMembership,
  lookForCompany,
} from '@/entities/session/place-in-company'
import { fetchBoot } from '@/lib/backend/boot-of-session'
import { loadClient } from '@/lib/backend/call'
import { explainRefusals, greetSockets } from '@/lib/backend/client'
import { refreshAll } from '@/lib/backend/reading'
import { hearNews } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

/** The event for each member of a company when its review is decided (JPCompany.tell_members). */
type Review = { name: string; status: ReviewStatus; reason: string }

const REVIEWED = 'company_reviewed'

/** The event for an account when a notification arrives or is read (notifications.service). */
type Bell = { unread: number }

const NOTIFIED = 'notification'

/** The event for an account that became a member of a company, changed its role or was removed (company/membership.py). */
const MEMBERSHIP = 'membership'
/** The event for all accounts of a conversation when it changes (conversations.live). */
const CONVERSED = 'conversation'

/** socket.io does not reconnect after a refusal, and a busy server refuses, too. */
const RETRY_MS = 10_000

function hearReview({ status, reason }: Review) {
  if (status === 'Approved' && reason)
    toast.error(__('Your changes were not approved: {0}', [__(reason)]), { long: true })
  else if (status === 'Approved') {
    toast.success(__('Your company profile was approved.'), { long: true })
    // The company may be able to post jobs now.
    fetchBoot().then(hearNews, console.error)
  }
  if (status === 'Rejected')
    toast.error(__('Your company profile was rejected: {0}', [__(reason)]), { long: true })
  void reloadCompany()
}

/** The notification may be about data on the screen. */
function hearBell({ unread }: Bell) {
  void (unread ? refreshAll() : reloadNotifications())
}

// Listens to the account's events. A missed one shows at the next load, or when the tab becomes visible again.
greetSockets((socket) => {
  let mayHaveMissed = false
  let retry: number | undefined
  function miss() {
    mayHaveMissed = true
    connected.set(false)
    if (!socket.active) retry = window.setTimeout(() => socket.connect(), RETRY_MS)
  }
  function catchUp() {
    connected.set(true)
    if (mayHaveMissed) {
      hearConversation(null)
      void refreshAll()
      lookForCompany()
    }
    mayHaveMissed = false
  }
  socket.on(REVIEWED, hearReview)
  socket.on(NOTIFIED, hearBell)
  socket.on(MEMBERSHIP, followMembership)
  socket.on(CONVERSED, hearConversation)
  socket.on('connect', catchUp)
  socket.on('disconnect', miss)
  socket.on('connect_error', miss)
  return () => {
    window.clearTimeout(retry)
    socket.off(REVIEWED, hearReview)
    connected.set(false)
    socket.off(NOTIFIED, hearBell)
    socket.off(MEMBERSHIP, followMembership)
    socket.off(CONVERSED, hearConversation)
    socket.off('connect', catchUp)
    socket.off('disconnect', miss)
    socket.off('connect_error', miss)
  }
})

explainRefusals(explainRefusal)
// The outbox sends waiting messages from every screen.
import('@/entities/conversation/outbox').catch(console.warn)

// The SDK opens the socket.
loadClient()
  .then(followCompany)
  .catch(() => undefined)
