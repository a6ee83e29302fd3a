import type { ReactNode } from 'react'
import { Stack } from './layout'
import { Title } from './text'

/** A place for what is to come: its name below a drawing, in the middle of the screen. */
export function Placeholder({ art, label }: { art: ReactNode; label: string }) {
  return (
    <Stack margin="auto" textAlign="center">
      {art}
      <Title>{label}</Title>
    </Stack>
  )
}
