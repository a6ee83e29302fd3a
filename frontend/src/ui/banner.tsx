import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { __ } from '@/lib/i18n/translate'
import { fromNow } from '@/lib/time'
import { Listen } from './listen'

const StyledBanner = chakra('div', {
  base: {
    borderRadius: 'control',
    borderWidth: 'thin',
    padding: '3',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      error: { bg: 'dangerSoft', color: 'danger', borderColor: 'danger' },
      success: { bg: 'successSoft', color: 'success', borderColor: 'success' },
      warning: { bg: 'accentSoft', color: 'accent', borderColor: 'accent' },
      info: { bg: 'brandSoft', color: 'brandDark', borderColor: 'transparent' },
    },
  },
})

export type BannerProps = { tone: 'error' | 'success' | 'warning' | 'info'; children: ReactNode }

/** A message above its form. Errors are announced at once; a button reads the message aloud. */
export function Banner({ tone, children }: BannerProps) {
  const words = useRef<HTMLDivElement>(null)
  const isError = tone === 'error'
  return (
    <StyledBanner tone={tone}>
      <div role={isError ? 'alert' : 'status'} ref={words}>
        {children}
      </div>
      {isError && <Listen read={() => words.current?.innerText ?? ''} />}
    </StyledBanner>
  )
}

/** Says that the data is this device's copy, stored at this time in ms. */
export const CopyBanner = ({ copiedAt }: { copiedAt: number }) => (
  <Banner tone="info">{__('Not connected. Last loaded: {0}.', [fromNow(copiedAt)])}</Banner>
)

/** Shown when the newest version was merged in. `clashes`: labels of the fields that both sides changed. */
export function NewestBanner({ clashes }: { clashes: string[] }) {
  const words = [
    __('This is the newest version, with what you typed on top. Please check it and save again.'),
    ...(clashes.length > 0 ? [__('Changed on both sides: {0}.', [clashes.join(', ')])] : []),
  ]
  return <Banner tone="info">{words.join(' ')}</Banner>
}
