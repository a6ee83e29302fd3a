import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { ink } from '@/ui/art/drawing'

const Art = chakra('svg', {
  base: { width: 'full', height: 'auto', maxWidth: 'drawing' },
})

type ArtProps = ComponentProps<typeof Art>

const { brand, bright, soft, white } = ink
const dark = 'var(--jp-colors-brand-dark)'

/** A person with a briefcase on the way up. */
export function PromoArt(props: ArtProps) {
  return (
    <Art viewBox="0 0 160 120" fill="none" aria-hidden="true" focusable="false" {...props}>
      <path d="M8 110V92h36V76h36V60h36V44h36v66z" fill={soft} />
      <path d="M8 92h36V76h36V60h36V44h36" stroke={brand} strokeWidth="4" strokeLinejoin="round" />
      <circle cx="92" cy="14" r="9" fill={dark} />
      <path d="M84 28h14l8 16-6 4-4-6v10l4 8H86l-6-14z" fill={bright} />
      <path d="M88 58l-8 2M98 54l14-10" stroke={dark} strokeWidth="6" strokeLinecap="round" />
      <rect x="60" y="40" width="20" height="14" rx="3" fill={brand} />
      <path d="M66 40v-3h8v3M80 40l6-8" stroke={dark} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M136 8v24M136 8l14 5-14 6"
        stroke={bright}
        strokeWidth="3"
        strokeLinejoin="round"
        fill={bright}
      />
    </Art>
  )
}

/** A profile under a magnifying glass on a dark background. */
export function HiringArt(props: ArtProps) {
  return (
    <Art viewBox="0 0 160 120" fill="none" aria-hidden="true" focusable="false" {...props}>
      <rect x="26" y="12" width="74" height="96" rx="10" fill={white} />
      <circle cx="63" cy="40" r="12" fill={brand} />
      <path d="M43 68c0-11 9-16 20-16s20 5 20 16z" fill={brand} />
      <path d="M42 80h42M42 92h26" stroke={soft} strokeWidth="6" strokeLinecap="round" />
      <circle cx="106" cy="70" r="22" fill={bright} fillOpacity="0.25" stroke={bright} strokeWidth="7" />
      <path d="M122 87l18 18" stroke={bright} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M97 70l7 7 12-13"
        stroke={white}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Art>
  )
}
