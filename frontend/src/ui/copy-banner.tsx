import { __ } from '@/lib/i18n/translate'
import { fromNow } from '@/lib/time'
import { Banner } from './banner'

/** Says that the data is this device's copy, stored at this time in ms. */
export const CopyBanner = ({ copiedAt }: { copiedAt: number }) => (
  <Banner tone="info">{__('Not connected. Last loaded: {0}.', [fromNow(copiedAt)])}</Banner>
)
