import { gainCompany, type Place } from './place-in-company'
import { goOnAs } from './roles'

/** Switches an account that has just become a member to its company. */
export function joinCompany(place: Place): void {
  gainCompany(place)
  goOnAs('company')
}
