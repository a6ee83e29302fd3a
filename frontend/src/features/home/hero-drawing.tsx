import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Art = chakra('svg', {
  base: { width: 'full', height: 'auto', maxWidth: 'drawing' },
})

/** A drawing of 160 x 120 beside the words of a home; decorative. */
export const HeroDrawing = ({ children }: { children: ReactNode }) => (
  <Art viewBox="0 0 160 120" fill="none" aria-hidden="true" focusable="false">
    {children}
  </Art>
)
