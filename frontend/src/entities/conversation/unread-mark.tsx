import { __ } from '@/lib/i18n/translate'
import { Count, shownCount } from '@/ui/count'
import { HiddenText } from '@/ui/text'
import { useUnreadMessages } from './unread'

/** The number of unread messages at the icon of the tab. It grows up and away from the icon, in large text too. */
export default function UnreadMark() {
  const unread = useUnreadMessages()
  if (!unread) return null
  return (
    <Count position="absolute" bottom="60%" insetInlineStart="60%">
      <span aria-hidden="true">{shownCount(unread)}</span>
      <HiddenText>{__('{0} unread', [unread])}</HiddenText>
    </Count>
  )
}
