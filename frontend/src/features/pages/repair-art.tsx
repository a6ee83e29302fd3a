import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'

export const RepairArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="34" y="30" width="92" height="62" rx="8" fill={ink.brand} />
    <rect x="41" y="44" width="78" height="41" rx="3" fill={ink.white} />
    <g fill={ink.white}>
      <circle cx="43" cy="37" r="2.5" />
      <circle cx="51" cy="37" r="2.5" />
    </g>
    <path d="M62 76l12-18 10 13 7-8 9 13z" fill={ink.soft} />
    <path d="M108 50l18 44H90z" fill={ink.bright} />
    <path d="M108 66v12" stroke={ink.white} strokeWidth="4" strokeLinecap="round" />
    <circle cx="108" cy="85" r="2.5" fill={ink.white} />
  </Drawing>
)
