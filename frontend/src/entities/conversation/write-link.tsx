import type { ComponentProps } from 'react'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { ChatIcon } from '@/ui/icons'
import { writePath } from './links'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> & {
  application: string
  /** To whom, for screen readers. */
  name: string
}

/** Leads to the conversation about an application in one tap. */
export const WriteLink = ({ application, name, ...rest }: Props) => (
  <ButtonLink
    size="sm"
    variant="outline"
    to={writePath(application)}
    aria-label={__('Write to {0}', [name])}
    {...rest}
  >
    <ChatIcon small />
    <span>{__('Write')}</span>
  </ButtonLink>
)
