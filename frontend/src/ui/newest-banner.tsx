import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'

/** Above a form that was put on the newest version. `clashes`: labels of the fields changed here and elsewhere. */
export function NewestBanner({ clashes }: { clashes: string[] }) {
  return (
    <Banner tone="info">
      <span>
        {__('This is the newest version, with what you typed on top. Please check it and save again.')}
      </span>
      {clashes.length > 0 && <span>{` ${__('Changed on both sides: {0}.', [clashes.join(', ')])}`}</span>}
    </Banner>
  )
}
