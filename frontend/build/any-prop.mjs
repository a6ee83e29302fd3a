/** Chakra's own props, which must not reach the element. */
const notForAnElement = new Set(['as', 'asChild', 'theme'])

/**
 * Replaces Emotion's list of all HTML and SVG attributes (2 kB of the first load). TypeScript has already checked the
 * props.
 */
export default function isPropValid(name) {
  return !notForAnElement.has(name)
}
