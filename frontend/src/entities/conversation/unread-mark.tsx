import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { HiddenText } from '@/ui/text'
import { useUnreadMessages } from './unread'

export const Count = chakra('span', {
  base: {
    minWidth: '1.5em',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'danger',
    color: 'onBrand',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.5',
    textAlign: 'center',
  },
})

/** A number of at most two digits: above 99 it is '99+'. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The number of unread messages at the icon of the tab. */
export default function UnreadMark() {
  const unread = useUnreadMessages()
  if (!unread) return null
  return (
    <Count position="absolute" top="-1" insetInlineEnd="1">
      <span aria-hidden="true">{shownCount(unread)}</span>
      <HiddenText>{__('{0} unread', [unread])}</HiddenText>
    </Count>
  )
}
