import { type ArtProps, Drawing, ink } from './drawing'

/** A person in an arched door: the product's mark. A site can replace it (job_portal/web/branding.py). */
export const WelcomeArt = (props: ArtProps) => (
  <Drawing data-mark {...props}>
    <path d="M32 108V62c0-25 33-27 48-56 15 29 48 31 48 56v46z" fill={ink.brand} />
    <path d="M45 108V66c0-20 25-22 35-42 10 20 35 22 35 42v42z" fill={ink.white} />
    <path d="M54 108c0-17 10-27 26-27s26 10 26 27z" fill={ink.brand} />
    <circle cx="80" cy="63" r="13" fill={ink.bright} />
    <path d="M20 108h120" stroke={ink.brand} strokeWidth="5" strokeLinecap="round" />
  </Drawing>
)
