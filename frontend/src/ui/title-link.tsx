import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

/** The title of a card, as a link. */
export const TitleLink = chakra(Link, {
  base: {
    display: 'inline-block',
    // A touch target of at least 44 px that overlaps its surroundings without moving them.
    position: 'relative',
    paddingBlock: '3',
    marginBlock: '-3',
    minWidth: 'touch',
    color: 'ink',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})
