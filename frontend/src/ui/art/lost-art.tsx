import { type ArtProps, Drawing, ink } from './drawing'

export const LostArt = (props: ArtProps) => (
  <Drawing {...props}>
    <circle cx="74" cy="52" r="34" fill={ink.soft} />
    <circle cx="74" cy="52" r="34" stroke={ink.brand} strokeWidth="8" />
    <path d="M98 78l26 24" stroke={ink.brand} strokeWidth="10" strokeLinecap="round" />
    <path
      d="M64 46c0-13 20-13 20-1 0 8-10 8-10 16"
      stroke={ink.bright}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="74" cy="72" r="4" fill={ink.bright} />
  </Drawing>
)
