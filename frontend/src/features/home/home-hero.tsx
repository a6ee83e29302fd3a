import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Row, Stack } from '@/ui/layout'
import { Text, Title } from '@/ui/text'

const Panel = chakra('div', {
  base: { borderRadius: 'card', padding: '4', boxShadow: 'card', overflow: 'hidden' },
  variants: { tone: { dark: { bg: 'deep', color: 'onDeep' }, light: { bg: 'surface', color: 'ink' } } },
})

export type HomeHeroProps = {
  tone: 'dark' | 'light'
  heading: string
  text: string
  art: ReactNode
  children?: ReactNode
}

/** The top of a home view: a few words beside a picture. */
export function HomeHero({ tone, heading, text, art, children }: HomeHeroProps) {
  return (
    <Panel tone={tone}>
      <Row justifyContent="space-between" flexWrap="wrap">
        <Stack gap="1" flex="1.4 1 8em" minWidth="auto" maxWidth="full">
          <Title fontSize="xl" overflowWrap="break-word">
            {heading}
          </Title>
          <Text size="sm">{text}</Text>
        </Stack>
        <Row flex="1" minWidth="badge" justifyContent="flex-end">
          {art}
        </Row>
      </Row>
      {children}
    </Panel>
  )
}
