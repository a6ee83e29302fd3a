import { chakra } from '@chakra-ui/react/styled-system'
import { useUnread } from '@/entities/notification/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { IconButton, IconLink } from '@/ui/button'
import { BellIcon } from '@/ui/screen-icons'

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetInlineEnd: '0',
    minWidth: '1.5em',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'danger',
    color: 'onBrand',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'normal',
    textAlign: 'center',
  },
})

const MOST = 99

/** Links to the notifications and shows the number of unread ones. For samples it does nothing. */
export function Bell() {
  const unread = useUnread()
  if (unread === undefined)
    return (
      <IconButton label={__('Notifications')}>
        <BellIcon />
      </IconButton>
    )
  const label = unread > 0 ? __('Notifications, {0} unread', [unread]) : __('Notifications')
  return (
    <IconLink label={label} to={paths.notifications}>
      <BellIcon />
      {unread > 0 && <Count aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</Count>}
    </IconLink>
  )
}
