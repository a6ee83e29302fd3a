import { useEffect, useState } from 'react'
import { useReviewedCompany } from '@/entities/company/hooks'
import { useUnread } from '@/entities/notification/hooks'
import { useSession, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { whenIdle } from '@/lib/when-idle'
import { Avatar } from '@/ui/avatar'
import { HeaderBar } from '@/ui/back-header'
import { IconButton, IconLink } from '@/ui/button'
import { Count, shownCount } from '@/ui/count'
import { Drawer } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { BellIcon, MenuIcon } from '@/ui/screen-icons'
import { Caption, Text } from '@/ui/text'

const fetchEntries = () => import('./menu-entries')
const MenuEntries = lazyPart(fetchEntries, { otherwise: NotLoaded })

/** The home screen's side menu. Its entries load after the first screen. */
function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useEffect(() => whenIdle(() => fetchEntries().catch(console.error)), [])
  return (
    <Drawer title={__('Menu')} isOpen={isOpen} onClose={onClose}>
      <MenuEntries onClose={onClose} />
    </Drawer>
  )
}

/** Links to the notifications and shows the number of unread ones. On a sample site it does nothing. */
function Bell() {
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
      {unread > 0 && (
        <Count aria-hidden="true" position="absolute" bottom="65%" insetInlineEnd="0">
          {shownCount(unread)}
        </Count>
      )}
    </IconLink>
  )
}

/** The name of the company for which the account acts. */
function OwnCompany() {
  const title = useReviewedCompany()?.company_name
  return title && <Caption htmlTranslate="no">{title}</Caption>
}

/** The menu, the account's name and the bell (docs/behaviour.md#home). */
export function TopBar() {
  const session = useSession()
  const userType = useUserType()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const name = session?.user.full_name || __('Guest User')
  return (
    <HeaderBar containerType="inline-size">
      <IconButton label={__('Menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Avatar name={name} />
      <Stack gap="0" flex="1">
        <Text strong twoLines>
          {name}
        </Text>
        {userType === 'company' && <OwnCompany />}
      </Stack>
      <Bell />
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </HeaderBar>
  )
}
