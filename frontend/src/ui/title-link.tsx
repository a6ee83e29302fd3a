import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Card } from './layout'

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

/** A card that is one link. Its title is a `CardLink`; its buttons need a `zIndex`. */
export const LinkedCard = (props: ComponentProps<typeof Card>) => (
  <Card
    as="article"
    position="relative"
    isolation="isolate"
    borderWidth="thin"
    borderColor="transparent"
    _hover={{ borderColor: 'brand' }}
    {...props}
  />
)

/** The title of a `LinkedCard`. */
export const CardLink = chakra(Link, {
  base: {
    ...title,
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
})
