import { basename } from '@/lib/routes'

/** The pincode stored by `rememberPlace`, or ''. */
export const rememberedPincode = (): string => /(?:^|; )place=(\d{6})/.exec(document.cookie)?.[1] ?? ''

const YEAR_S = 31_536_000

/**
 * Stores the place of the list of jobs in a cookie that only the app's own pages get: the site's root redirects to it
 * (job_portal/web/front_door.py). Without a pincode the cookie is deleted.
 */
export function rememberPlace({ pincode = '', radius_km: radius = '' }): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const place = radius ? `${pincode}.${radius}` : pincode
  const age = pincode ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `place=${place}; Path=${basename}; Max-Age=${age}; SameSite=Lax${secure}`
}
