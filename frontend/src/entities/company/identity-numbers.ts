import identity from '@rules/identity.json'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = ALPHABET.length
const HOLDERS: Partial<Record<string, string>> = identity.pan_holders

/** Whether a GSTIN ends with the right check digit (the Luhn algorithm mod 36). */
export function hasCheckDigit(gstin: string): boolean {
  const sum = [...gstin].reverse().reduce((total, letter, at) => {
    const value = ALPHABET.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / BASE) + (value % BASE)
  }, 0)
  return sum % BASE === 0
}

/** Whether a GSTIN contains the PAN. */
export const isOfPan = (gstin: string, pan: string): boolean => gstin.slice(2, 12) === pan

/** Whether a PAN's fourth letter matches the company type. */
export function isPanOf(companyType: string, pan: string): boolean {
  return HOLDERS[companyType]?.includes(pan.charAt(3)) ?? true
}
