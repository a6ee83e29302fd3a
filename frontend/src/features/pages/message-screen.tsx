import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { LostArt } from '@/ui/art/lost-art'
import { ButtonLink } from '@/ui/button'
import { Message } from '@/ui/message'
import { Screen } from '@/ui/screen'

const RepairArt = (props: ArtProps) => (
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

const messages = {
  /** A screen that does not exist yet (docs/behaviour.md#unfinished-screens). */
  unfinished: { art: <RepairArt />, heading: () => __('Page is under development.'), text: () => undefined },
  'not-found': {
    art: <LostArt />,
    heading: () => __("Oops! This page doesn't exist."),
    text: () => undefined,
  },
  maintenance: {
    art: <RepairArt />,
    heading: () => __('We are making things better'),
    text: () => __('Job Portal is being updated and will be back in a little while. Please try again soon.'),
  },
}

export type MessageKind = keyof typeof messages

/** A screen that holds a single message. */
export default function MessageScreen({ kind, title }: { kind: MessageKind; title: () => string }) {
  const { art, heading, text } = messages[kind]
  const hasHeader = kind === 'unfinished'
  const toHome = <ButtonLink to={paths.home}>{__('Go to Home')}</ButtonLink>
  return (
    <Screen title={title()} header={hasHeader ? { back: 'home' } : undefined}>
      <Message level={hasHeader ? 2 : 1} art={art} heading={heading()} actions={toHome}>
        {text()}
      </Message>
    </Screen>
  )
}
