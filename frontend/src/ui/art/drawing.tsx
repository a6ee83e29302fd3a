import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

/** The theme's colours for SVG attributes. */
export const ink = {
  brand: 'var(--jp-colors-brand)',
  soft: 'var(--jp-colors-brand-soft)',
  bright: 'var(--jp-colors-accent-bright)',
  white: 'var(--jp-colors-surface)',
}

const Art = chakra('svg', {
  base: { width: 'drawing', height: 'auto', flexShrink: '0', marginInline: 'auto' },
})

export type ArtProps = ComponentProps<typeof Art>

/** A drawing of 160 x 120 in the theme's colours; decorative. */
export function Drawing({ children, ...props }: ArtProps) {
  return (
    <Art viewBox="0 0 160 120" fill="none" aria-hidden="true" focusable="false" {...props}>
      <ellipse cx="80" cy="108" rx="60" ry="6" fill={ink.soft} />
      {children}
    </Art>
  )
}
