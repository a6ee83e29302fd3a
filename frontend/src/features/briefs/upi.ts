/**
 * The content of a UPI code for a person (NPCI's UPI Linking Specification 1.6). It has no amount: the payer types it,
 * since both may have agreed on another one meanwhile.
 */
export const upiLink = (upiId: string, name: string): string =>
  `upi://pay?pa=${encodeURIComponent(upiId).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`

/** The dark squares of a code as an SVG path, with one unit per square. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
