import { type ArtProps, Drawing, ink } from './drawing'

/** A briefcase with a tick: the product's logo. */
export const WelcomeArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="34" y="40" width="92" height="64" rx="12" fill={ink.brand} />
    <path d="M62 40v-8a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v8" stroke={ink.brand} strokeWidth="8" />
    <path d="M34 66h92" stroke={ink.white} strokeWidth="3" opacity="0.5" />
    <circle cx="118" cy="42" r="18" fill={ink.bright} />
    <path
      d="M110 42l6 6 11-11"
      stroke={ink.white}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="72" y="60" width="16" height="12" rx="3" fill={ink.white} />
  </Drawing>
)
