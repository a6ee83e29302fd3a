import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Card, Row, Stack } from './layout'
import { HiddenText } from './text'

/** A grey bar where text or a picture will be. */
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

/** Stands where a list of cards is being loaded. */
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
