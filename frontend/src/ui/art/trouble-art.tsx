import { type ArtProps, Drawing, ink } from './drawing'

export const TroubleArt = (props: ArtProps) => (
  <Drawing {...props}>
    <path d="M80 14l54 90H26z" fill={ink.soft} stroke={ink.brand} strokeWidth="6" strokeLinejoin="round" />
    <path d="M80 46v28" stroke={ink.bright} strokeWidth="8" strokeLinecap="round" />
    <circle cx="80" cy="89" r="5" fill={ink.bright} />
  </Drawing>
)
