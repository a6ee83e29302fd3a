/**
 * The content of a UPI code for a person (NPCI's UPI Linking Specification 1.6). Without an amount, the payer types it:
 * both may have agreed on another one since.
 */
export const upiLink = (upiId: string, name: string): string =>
  `upi://pay?pa=${encodeURIComponent(upiId).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`

/** The dark squares of a code as the path of an SVG, one unit a square. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
