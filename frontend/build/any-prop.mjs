/** Chakra's own props, which are not for an element. */
const notForAnElement = new Set(['as', 'asChild', 'theme'])

/**
 * In the place of Emotion's list of all attributes of HTML and SVG (2 kB of the first load). TypeScript has checked
 * that an element gets only its own.
 */
export default function isPropValid(name) {
  return !notForAnElement.has(name)
}
