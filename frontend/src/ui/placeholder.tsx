import type { ReactNode } from 'react'
import { Stack } from './layout'
import { Title } from './text'

/** Announces a future feature: a drawing with its name, centred on the screen. */
export function Placeholder({ art, label }: { art: ReactNode; label: string }) {
  return (
    <Stack margin="auto" textAlign="center">
      {art}
      <Title>{label}</Title>
    </Stack>
  )
}
