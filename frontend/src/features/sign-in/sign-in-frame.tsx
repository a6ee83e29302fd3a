import type { ReactNode } from 'react'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Text, Title } from '@/ui/text'

type SignInFrameProps = {
  art?: ReactNode
  title: string
  subtitle: ReactNode
  /** Links below the card. */
  footer?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in screens: a picture, a welcome and a card. */
export function SignInFrame({ art, title, subtitle, footer, children }: SignInFrameProps) {
  return (
    // Without a picture the choices come first, and must not move when one of them expands.
    <Screen title={title} centred={art !== undefined}>
      <Stack gap="5">
        {art}
        <Stack gap="1" textAlign="center">
          <Title>{title}</Title>
          <Text tone="muted">{subtitle}</Text>
        </Stack>
        <Card padding="5">{children}</Card>
        {footer && (
          <Stack gap="0" alignItems="center">
            {footer}
          </Stack>
        )}
      </Stack>
    </Screen>
  )
}
