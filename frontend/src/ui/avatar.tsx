import { chakra } from '@chakra-ui/react/styled-system'
import { Picture } from './picture'

const Circle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    // Grows with the text, but leaves room for the name.
    fontSize: 'min(1em, {spacing.16} / 3)',
    width: '3em',
    height: '3em',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'brandSoft',
    color: 'brandDark',
    fontWeight: 'bold',
    // Large text makes its container narrow, such as home's header: the words need the room.
    '@container (max-width: 12rem)': { display: 'none' },
  },
})

let segmenter: Intl.Segmenter | undefined

/** The first letter with its vowel signs, such as 'क्षि'. Older browsers return the bare letter. */
function firstLetter(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  segmenter ??= new Intl.Segmenter('hi', { granularity: 'grapheme' })
  const [first] = segmenter.segment(word)
  return first?.segment ?? ''
}

/** The initials of the first and last word: 'Asha Devi Rao' -> 'AR'. */
export function initials(name: string): string {
  const letters = name.trim().split(/\s+/).map(firstLetter)
  return [letters[0], letters.length > 1 ? letters[letters.length - 1] : ''].join('').toUpperCase()
}

/** A person's picture or initials; decorative, since the name is next to it. */
export function Avatar({ name, imageUrl }: { name: string; imageUrl?: string }) {
  return (
    <Circle aria-hidden="true">
      {imageUrl ? <Picture src={imageUrl} alt="" side="control" /> : initials(name)}
    </Circle>
  )
}
