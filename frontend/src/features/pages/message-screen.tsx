import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LostArt } from '@/ui/art/lost-art'
import { ButtonLink } from '@/ui/button'
import { Message } from '@/ui/message'
import { Screen } from '@/ui/screen'
import { RepairArt } from './repair-art'

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
