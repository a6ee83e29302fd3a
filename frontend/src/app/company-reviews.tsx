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

/** Hears of a review as it is decided. Without a socket the next load of the company shows it. */
export function CompanyReviews({ account }: { account: string | undefined }) {
  const socket = useContext(FrappeContext)?.socket
  const reloadCompany = useReloadCompany()

  useEffect(() => {
    if (!socket || !account) return
    function hear(review: Review) {
      say(review)
      void reloadCompany()
    }
    socket.on(REVIEWED, hear)
    // What was decided while the connection was lost is not told again.
    socket.io.on('reconnect', reloadCompany)
    // The SDK has connected its first one; after another account's it is closed. A second call would join twice.
    if (!socket.active) socket.connect()
    return () => {
      socket.off(REVIEWED, hear)
      socket.io.off('reconnect', reloadCompany)
      // The SDK leaves it open, and the server has tied it to this account.
      socket.disconnect()
    }
  }, [socket, account, reloadCompany])

  return null
}
