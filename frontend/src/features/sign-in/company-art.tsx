import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'

/** A building with lit windows. */
export const CompanyArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="44" y="24" width="48" height="82" rx="6" fill={ink.brand} />
    <rect x="92" y="52" width="32" height="54" rx="6" fill={ink.soft} />
    <g fill={ink.white}>
      {[36, 52, 68].flatMap((y) =>
        [54, 72].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="10" height="9" rx="2" />),
      )}
    </g>
    <rect x="60" y="86" width="16" height="20" rx="3" fill={ink.bright} />
    <g fill={ink.brand}>
      <rect x="102" y="64" width="12" height="8" rx="2" />
      <rect x="102" y="80" width="12" height="8" rx="2" />
    </g>
  </Drawing>
)
