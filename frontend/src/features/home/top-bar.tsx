import { useState } from 'react'
import { useSession } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { Avatar } from '@/ui/avatar'
import { HeaderBar } from '@/ui/back-header'
import { IconButton } from '@/ui/button'
import { MenuIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { Bell } from './bell'
import { MenuDrawer } from './menu-drawer'

/** The menu, the account's name and the bell (docs/behaviour.md#home). */
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
      <Bell />
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </HeaderBar>
  )
}
