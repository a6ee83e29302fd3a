import { ink } from '@/ui/art/drawing'
import { HeroDrawing } from './hero-drawing'

const { brand, bright, soft } = ink
const dark = 'var(--jp-colors-brand-dark)'

/** A person with a briefcase on the way up. */
export function PromoArt() {
  return (
    <HeroDrawing>
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
    </HeroDrawing>
  )
}
