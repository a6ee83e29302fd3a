import { PushQuestion } from '@/entities/device/push-question'
import { usePush } from '@/entities/device/use-push'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Card, Row } from '@/ui/layout'
import { Text } from '@/ui/text'

/** Turns push messages on this device on and off. Hidden if the browser has none. */
export function PushSwitch() {
  const push = usePush()
  const { state, isRunning, turn } = push
  if (!state || state === 'unsupported') return null
  const isOn = state === 'on'
  return (
    <Card>
      <Row justifyContent="space-between" flexWrap="wrap">
        <Text size="sm" flex="1">
          {state === 'blocked'
            ? __('Your browser blocks notifications of this site. Its settings can allow them.')
            : isOn
              ? __('This device tells you what is new.')
              : __('This device can tell you what is new.')}
        </Text>
        {state !== 'blocked' && (
          <Button
            size="sm"
            variant={isOn ? 'outline' : 'primary'}
            busy={isRunning}
            onClick={() => turn(!isOn)}
          >
            {isOn ? __('Turn off') : __('Turn on')}
          </Button>
        )}
      </Row>
      <PushQuestion push={push} />
    </Card>
  )
}
