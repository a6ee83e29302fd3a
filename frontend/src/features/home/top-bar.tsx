import { useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { useSession } from '@/lib/session/session'
import { Avatar } from '@/ui/avatar'
import { HeaderBar } from '@/ui/back-header'
import { IconButton } from '@/ui/button'
import { BellIcon, MenuIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { MenuDrawer } from './menu-drawer'

/** The menu, the account's name, and a bell that does nothing yet (docs/behaviour.md#home). */
export function TopBar() {
  const session = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const name = session?.user.full_name || __('Guest User')
  return (
    <HeaderBar>
      <IconButton label={__('Menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Avatar name={name} />
      <Text strong flex="1" twoLines>
        {name}
      </Text>
      <IconButton label={__('Notifications')}>
        <BellIcon />
      </IconButton>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </HeaderBar>
  )
}
