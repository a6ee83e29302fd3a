import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Text } from '@/ui/text'
import { OfferCard } from './offer-card'
import { PushQuestion } from './push-question'
import type { Push } from './use-push'

/** Offers push messages on this device. The browser's own question follows the tap. */
export function PushOffer({ push }: { push: Push }) {
  const { isRunning, turn } = push
  return (
    <OfferCard offer="pushOffer" title={__('Hear of it at once')}>
      <Text>{__('This device tells you what is new behind the bell, also while the page is closed.')}</Text>
      <Button busy={isRunning} onClick={() => turn(true)}>
        {__('Turn on notifications')}
      </Button>
      <PushQuestion push={push} />
    </OfferCard>
  )
}
