import { ink } from '@/ui/art/drawing'
import { HeroDrawing } from './hero-drawing'

const { brand, bright, soft, white } = ink

/** A profile under a magnifying glass on a dark background. */
export function HiringArt() {
  return (
    <HeroDrawing>
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
    </HeroDrawing>
  )
}
