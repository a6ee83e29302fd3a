import type { ComponentProps } from 'react'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { ChatIcon } from '@/ui/icons'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> & {
  /** The other side's name, for screen readers. */
  name: string
} & ({ application: string; quote?: undefined } | { quote: string; application?: undefined })

/** Opens the conversation about an application or a quote. If none has begun, the screen for its first message. */
export const WriteLink = ({ application, quote, name, ...rest }: Props) => (
  <ButtonLink
    size="sm"
    variant="outline"
    to={`${paths.chat}?${new URLSearchParams(quote ? { quote } : { application: application ?? '' })}`}
    aria-label={__('Write to {0}', [name])}
    {...rest}
  >
    <ChatIcon small />
    <span>{__('Write')}</span>
  </ButtonLink>
)
