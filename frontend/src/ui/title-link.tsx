import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

const title = {
  display: 'inline-block',
  // A touch target of at least 44 px that overlaps its surroundings without moving them.
  paddingBlock: '3',
  marginBlock: '-3',
  minWidth: 'touch',
  color: 'ink',
} as const

/** The title of a card, as a link. */
export const TitleLink = chakra(Link, {
  base: {
    ...title,
    position: 'relative',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

/** The title of a card that is a link as a whole. The card is positioned; its buttons have a `zIndex`. */
export const CardLink = chakra(Link, {
  base: {
    ...title,
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
})
