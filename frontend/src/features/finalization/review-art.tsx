import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'

/** A page with a tick and a clock: under review. */
export const ReviewArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="46" y="16" width="62" height="88" rx="8" fill={ink.brand} />
    <rect x="53" y="24" width="48" height="72" rx="4" fill={ink.white} />
    <path d="M61 40h32M61 52h32M61 64h18" stroke={ink.soft} strokeWidth="5" strokeLinecap="round" />
    <circle cx="108" cy="80" r="22" fill={ink.bright} />
    <path
      d="M108 68v13l8 5"
      stroke={ink.white}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
)
