import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

/** The title of a card that leads on. */
export const TitleLink = chakra(Link, {
  base: {
    display: 'inline-block',
    // The target is 44 px high or more. It lies over what is around it and does not push that away.
    position: 'relative',
    paddingBlock: '3',
    marginBlock: '-3',
    minWidth: 'touch',
    color: 'ink',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})
