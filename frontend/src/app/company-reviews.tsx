import { FrappeContext } from 'frappe-react-sdk'
import { useContext, useEffect } from 'react'
import { useReloadCompany } from '@/entities/company/hooks'
import type { ReviewStatus } from '@/entities/company/types'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

/** What the server tells a company's account when its review is decided (JPCompany.tell_account). */
type Review = { name: string; status: ReviewStatus; reason: string }

const REVIEWED = 'company_reviewed'

function say({ status, reason }: Review) {
  if (status === 'Approved') toast.success(__('Your company profile was approved.'), { long: true })
  if (status === 'Rejected')
    toast.error(__('Your company profile was rejected: {0}', [reason]), { long: true })
}

/** After a refusal socket.io tries no more. The server refuses when it was too busy to look the session up. */
const RETRY_MS = 10_000

/** Hears of a review as it is decided. What it misses shows at the next load, or when the screen is looked at again. */
export function CompanyReviews({ account }: { account: string | undefined }) {
  const socket = useContext(FrappeContext)?.socket
  const reloadCompany = useReloadCompany()

  useEffect(() => {
    if (!socket || !account) return
    let mayHaveMissed = false
    let retry: number | undefined
    function hear(review: Review) {
      say(review)
      void reloadCompany()
    }
    function miss() {
      mayHaveMissed = true
      if (!socket?.active) retry = window.setTimeout(() => socket?.connect(), RETRY_MS)
    }
    function catchUp() {
      if (mayHaveMissed) void reloadCompany()
      mayHaveMissed = false
    }
    socket.on(REVIEWED, hear)
    socket.on('connect', catchUp)
    socket.on('disconnect', miss)
    socket.on('connect_error', miss)
    // The SDK has connected its first one; after another account's it is closed. A second call would join twice.
    if (!socket.active) socket.connect()
    return () => {
      window.clearTimeout(retry)
      socket.off(REVIEWED, hear)
      socket.off('connect', catchUp)
      socket.off('disconnect', miss)
      socket.off('connect_error', miss)
      // The SDK leaves it open, and the server has tied it to this account.
      socket.disconnect()
    }
  }, [socket, account, reloadCompany])

  return null
}
