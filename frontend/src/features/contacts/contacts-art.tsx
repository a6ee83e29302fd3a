import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'

/** Two people's contact cards. */
export const ContactsArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="62" y="18" width="66" height="46" rx="8" fill={ink.soft} />
    <rect x="30" y="36" width="84" height="64" rx="10" fill={ink.brand} />
    <circle cx="54" cy="60" r="9" fill={ink.white} />
    <path d="M39 84c2-10 8-13 15-13s13 3 15 13z" fill={ink.white} />
    <path d="M80 58h22M80 70h22M80 82h12" stroke={ink.white} strokeWidth="5" strokeLinecap="round" />
    <circle cx="118" cy="92" r="16" fill={ink.bright} />
    <path d="M118 84v16M110 92h16" stroke={ink.white} strokeWidth="4" strokeLinecap="round" />
  </Drawing>
)
