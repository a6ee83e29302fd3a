import identity from '@rules/identity.json'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = ALPHABET.length
const HOLDERS: Partial<Record<string, string>> = identity.pan_holders

/** Whether the last character of a GSTIN is its check digit, by Luhn's rule with 36 characters. */
export function hasCheckDigit(gstin: string): boolean {
  const sum = [...gstin].reverse().reduce((total, letter, at) => {
    const value = ALPHABET.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / BASE) + (value % BASE)
  }, 0)
  return sum % BASE === 0
}

/** Whether a GSTIN is one of the PAN's. */
export const isOfPan = (gstin: string, pan: string): boolean => gstin.slice(2, 12) === pan

/** Whether the fourth letter of a PAN is that of a company of this type. */
export function isPanOf(companyType: string, pan: string): boolean {
  return HOLDERS[companyType]?.includes(pan.charAt(3)) ?? true
}
