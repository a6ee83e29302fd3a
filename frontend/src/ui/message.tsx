import type { ReactNode } from 'react'
import { Stack } from './layout'
import { Text, Title } from './text'

/** A picture, a heading, a sentence and the next step, centred on the screen. */
export function Message(props: {
  art: ReactNode
  heading: string
  /** 1 on a screen whose header has no heading. */
  level?: 1 | 2
  children?: ReactNode
  actions: ReactNode
}) {
  return (
    <Stack alignItems="center" textAlign="center" gap="4" flex="1" justifyContent="center">
      {props.art}
      <Title as={props.level === 1 ? 'h1' : 'h2'} fontSize="xl">
        {props.heading}
      </Title>
      {props.children && <Text tone="muted">{props.children}</Text>}
      <Stack width="full" maxWidth="panel" gap="3">
        {props.actions}
      </Stack>
    </Stack>
  )
}
