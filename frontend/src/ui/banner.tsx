import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
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
      info: { bg: 'brandSoft', color: 'brandDark', borderColor: 'transparent' },
    },
  },
})

export type BannerProps = { tone: 'error' | 'success' | 'info'; children: ReactNode }

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
