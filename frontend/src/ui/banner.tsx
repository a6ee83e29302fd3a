import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

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

/** A message above the form that it is about; errors are announced at once. */
export function Banner({ tone, children }: BannerProps) {
  return (
    <StyledBanner tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </StyledBanner>
  )
}
