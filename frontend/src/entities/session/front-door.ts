import { boot, keptMarket } from '@/lib/boot'
import { paths } from '@/lib/routes'
import { mayBeSignedIn } from './who'

/**
 * Where the app's root address leads: to login on a sample site, else to home or to the list of jobs. The server has
 * already redirected (job_portal/web/front_door.py), except in a page from the service worker.
 */
export function frontDoor(): string {
  if ((boot.market ?? keptMarket()) !== 'live') return paths.login
  return mayBeSignedIn() ? paths.home : paths.jobs
}
