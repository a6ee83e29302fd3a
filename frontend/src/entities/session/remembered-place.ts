import { basename } from '@/lib/routes'

/** The pincode that `rememberPlace` keeps; empty without one. */
export const rememberedPincode = (): string => /(?:^|; )place=(\d{6})/.exec(document.cookie)?.[1] ?? ''

const YEAR_S = 31_536_000

/**
 * Keeps the place of the list of jobs in a cookie, for the app's own pages only: the front door leads to it
 * (job_portal/web/front_door.py). Without a pincode it is forgotten.
 */
export function rememberPlace({ pincode = '', radius_km: radius = '' }): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const place = radius ? `${pincode}.${radius}` : pincode
  const age = pincode ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `place=${place}; Path=${basename}; Max-Age=${age}; SameSite=Lax${secure}`
}
