import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { HeaderBar } from '@/ui/back-header'
import { Card, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { Frame } from './frame'
import { system } from './system'

const Bone = chakra('div', { base: { height: '1em', borderRadius: 'sm', bg: 'line' } })

const widths = ['60%', '100%', '80%']

function CardBones() {
  return (
    <Card>
      <Stack gap="3">
        {widths.map((width) => (
          <Bone key={width} width={width} />
        ))}
      </Stack>
    </Card>
  )
}

/** The page of a screen that is not pre-rendered, until the app renders it. */
export function PlaceholderPage() {
  return (
    <ChakraProvider value={system}>
      <Frame aria-hidden="true">
        <HeaderBar>
          <Text strong tone="muted" paddingInline="2">
            {__('Job Portal')}
          </Text>
        </HeaderBar>
        <Stack padding="4">
          <CardBones />
          <CardBones />
          <CardBones />
        </Stack>
      </Frame>
    </ChakraProvider>
  )
}
