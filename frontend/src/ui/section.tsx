import type { ComponentProps, ReactNode } from 'react'
import { Card, Stack } from './layout'
import { Heading } from './text'

type SectionProps = Omit<ComponentProps<typeof Card>, 'gap'> & {
  heading: ReactNode
  /** The space between its parts. */
  gap?: '2' | '3' | '5'
  /** The size of the heading. */
  size?: 'md' | 'lg'
}

/** A card with a heading. */
export const Section = ({ heading, gap = '3', size = 'lg', children, ...card }: SectionProps) => (
  <Card as="section" {...card}>
    <Stack gap={gap}>
      <Heading fontSize={size}>{heading}</Heading>
      {children}
    </Stack>
  </Card>
)
