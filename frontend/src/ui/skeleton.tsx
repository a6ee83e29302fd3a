import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Card, Row, Stack } from './layout'
import { HiddenText } from './text'

/** A grey bar in place of text or a picture. */
const Bone = chakra('span', {
  base: {
    display: 'block',
    height: '1em',
    borderRadius: 'sm',
    bg: 'line',
    animation: 'fadeIn {durations.turn} ease-in-out infinite alternate',
  },
})

function CardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Stack gap="3">
        <Row>
          <Bone width="control" height="control" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Bone width="60%" />
            <Bone width="40%" />
          </Stack>
        </Row>
        <Bone />
        <Bone width="80%" />
      </Stack>
    </Card>
  )
}

/** Replaces a list of cards while it loads. */
export function ListSkeleton({ cards }: { cards: number }) {
  return (
    <Stack gap="3" role="status">
      <HiddenText>{__('Loading...')}</HiddenText>
      {Array.from({ length: cards }, (_, index) => index).map((index) => (
        <CardSkeleton key={index} />
      ))}
    </Stack>
  )
}
