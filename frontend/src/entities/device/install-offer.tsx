import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Text } from '@/ui/text'
import { askToInstall, useWayToInstall } from './install'
import { OfferCard } from './offer-card'

/** Offers to add the app to the home screen, if this browser can. */
export function InstallOffer() {
  const way = useWayToInstall()
  if (!way) return null
  return (
    <OfferCard offer="installOffer" title={__('Keep the jobs on your home screen')}>
      <Text>
        {__('It opens with one tap, takes next to no space, and shows what you last read without a network.')}
      </Text>
      {way === 'ask' ? (
        <Button onClick={() => void askToInstall()}>{__('Add to home screen')}</Button>
      ) : (
        <Text strong>{__('Tap Share in your browser, then Add to Home Screen.')}</Text>
      )}
    </OfferCard>
  )
}
