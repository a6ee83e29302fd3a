import type { HrEntry } from '@/entities/contact/types'
import type { Invite } from '@/entities/member/types'

/** Whether a masked number, such as '******3210', may be this one. */
function isMaskOf(masked: string, mobile: string): boolean {
  const [digits] = /\d+$/.exec(masked) ?? []
  return digits !== undefined && mobile.endsWith(digits)
}

/** The contacts to invite with a tap: each number once, without the account's own and those already invited. */
export function toInvite(
  contacts: readonly HrEntry[],
  invites: readonly Pick<Invite, 'number'>[],
  own: string | undefined,
): HrEntry[] {
  const passed = new Set([own])
  return contacts.filter(({ hr_mobile: mobile }) => {
    if (passed.has(mobile) || invites.some(({ number }) => isMaskOf(number, mobile))) return false
    passed.add(mobile)
    return true
  })
}
