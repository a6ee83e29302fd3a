import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import type { Company } from './types'

/** The address on one line; empty when only the country is known. */
export function companyAddress(company: Company): string {
  const { address_line1, address_line2, area, city, state, country, pincode } = company
  const place = joinAddress([address_line1, address_line2, area, city, state])
  const code = pincode?.trim() && __('Pincode-{0}', [pincode.trim()])
  return place || code ? joinAddress([place, country, code]) : __('Address not available')
}

/** A typed web address as a safe link; null for anything else. */
export function webAddress(typed: string | null | undefined): string | null {
  const text = typed?.trim()
  // A company stored before this rule may have any text. A leading @ is a name on a social network.
  if (!text || !patterns.link.test(text) || text.startsWith('@')) return null
  try {
    const address = new URL(/^https?:/i.test(text) ? text : `https://${text}`)
    return address.hostname.includes('.') ? address.href : null
  } catch {
    return null
  }
}
