import { type ArtProps, Drawing, ink } from './drawing'

/** A desk with a laptop and a cup. */
export function FreelancerArt(props: ArtProps) {
  return (
    <Drawing {...props}>
      <rect x="34" y="30" width="80" height="56" rx="8" fill={ink.brand} />
      <rect x="42" y="38" width="64" height="40" rx="3" fill={ink.white} />
      <path d="M52 50h28M52 60h40M52 70h18" stroke={ink.soft} strokeWidth="5" strokeLinecap="round" />
      <path d="M22 88h104a0 0 0 0 1 0 0 10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" fill={ink.brand} />
      <path d="M128 72h16v16a8 8 0 0 1-16 0z" fill={ink.bright} />
      <path d="M144 76a5 5 0 0 1 0 10" stroke={ink.bright} strokeWidth="4" />
      <path d="M133 64v-6M139 64v-8" stroke={ink.bright} strokeWidth="3" strokeLinecap="round" />
    </Drawing>
  )
}

/** Three people, one of them selected. */
export function FindFreelancersArt(props: ArtProps) {
  return (
    <Drawing {...props}>
      <circle cx="40" cy="52" r="12" fill={ink.brand} fillOpacity="0.35" />
      <path d="M18 98c0-18 9-28 22-28s22 10 22 28z" fill={ink.brand} fillOpacity="0.35" />
      <circle cx="120" cy="52" r="12" fill={ink.brand} fillOpacity="0.35" />
      <path d="M98 98c0-18 9-28 22-28s22 10 22 28z" fill={ink.brand} fillOpacity="0.35" />
      <circle cx="80" cy="40" r="16" fill={ink.brand} />
      <path d="M50 102c0-26 12-40 30-40s30 14 30 40z" fill={ink.brand} />
      <circle cx="104" cy="30" r="14" fill={ink.bright} />
      <path
        d="M98 30l4 5 9-9"
        stroke={ink.white}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}
