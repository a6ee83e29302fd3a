// Shared calculations of the measurements.

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param {number} milliseconds */
export const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
