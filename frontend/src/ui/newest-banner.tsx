import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'

/** Shown after the merge with the newest version. `clashes`: labels of the fields that both sides changed. */
export function NewestBanner({ clashes }: { clashes: string[] }) {
  const words = [
    __('This is the newest version, with what you typed on top. Please check it and save again.'),
    ...(clashes.length > 0 ? [__('Changed on both sides: {0}.', [clashes.join(', ')])] : []),
  ]
  return <Banner tone="info">{words.join(' ')}</Banner>
}
