import { chakra } from '@chakra-ui/react/styled-system'
import { Picture } from './picture'

const Circle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    // It grows with the text, but leaves room for the name beside it.
    fontSize: 'min(1em, {spacing.16} / 3)',
    width: '3em',
    height: '3em',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'brandSoft',
    color: 'brandDark',
    fontWeight: 'bold',
  },
})

let segmenter: Intl.Segmenter | undefined

/** A letter with its signs, such as 'क्षि', is one for who reads it. Older browsers give the bare letter. */
function firstLetter(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  segmenter ??= new Intl.Segmenter('hi', { granularity: 'grapheme' })
  const [first] = segmenter.segment(word)
  return first?.segment ?? ''
}

/** The first letters of the first and the last word: 'Asha Devi Rao' -> 'AR'. */
export function initials(name: string): string {
  const letters = name.trim().split(/\s+/).map(firstLetter)
  return [letters[0], letters.length > 1 ? letters[letters.length - 1] : ''].join('').toUpperCase()
}

/** A person's picture, or their initials; decorative, since the name stands beside it. */
export function Avatar({ name, imageUrl }: { name: string; imageUrl?: string }) {
  return (
    <Circle aria-hidden="true">
      {imageUrl ? <Picture src={imageUrl} alt="" side="control" /> : initials(name)}
    </Circle>
  )
}
