import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

export const Text = chakra('p', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    tone: { muted: { color: 'muted' } },
    size: { xs: { fontSize: 'xs' }, sm: { fontSize: 'sm' } },
    strong: { true: { fontWeight: 'semibold' } },
    // At most two lines; longer text ends in an ellipsis.
    twoLines: {
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
    },
  },
})

/** Small grey text: additional information. */
export const Caption = (props: ComponentProps<typeof Text>) => <Text tone="muted" size="sm" {...props} />

const headingStyles = {
  fontWeight: 'bold',
  lineHeight: 'tight',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const

/** The one first-level heading of a screen. */
export const Title = chakra('h1', { base: { ...headingStyles, fontSize: '2xl' } })

/** The heading of a section. */
export const Heading = chakra('h2', { base: { ...headingStyles, fontSize: 'lg' } })

export const Subheading = chakra('h3', { base: { ...headingStyles, fontSize: 'md' } })

/** Text for screen readers only. */
export const HiddenText = chakra('span', {
  base: {
    position: 'absolute',
    width: '{borderWidths.thin}',
    height: '{borderWidths.thin}',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
