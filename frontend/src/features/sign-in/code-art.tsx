import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'

/** A phone that shows a six-digit code. */
export const CodeArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="52" y="12" width="56" height="92" rx="10" fill={ink.brand} />
    <rect x="57" y="20" width="46" height="74" rx="5" fill={ink.white} />
    <rect x="30" y="38" width="100" height="34" rx="12" fill={ink.bright} />
    <g fill={ink.white}>
      {[46, 60, 74, 88, 102, 116].map((x) => (
        <circle key={x} cx={x - 1} cy="55" r="4.5" />
      ))}
    </g>
  </Drawing>
)
