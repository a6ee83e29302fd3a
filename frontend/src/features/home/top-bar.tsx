import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSession } from '@/lib/session'
import { __ } from '@/lib/translate'
import { Avatar } from '@/ui/avatar'
import { IconButton } from '@/ui/button'
import { BellIcon, MenuIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { MenuDrawer } from './menu-drawer'

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'header',
    paddingInline: '2',
    paddingBlock: '1',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

/** Menu, who is looking, and a bell that rings for nobody yet (spec section 2). */
export function TopBar() {
  const session = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const name = session?.user.full_name || __('Guest User')
  return (
    <Bar>
      <IconButton label={__('Menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Avatar name={name} />
      <Text strong flex="1" truncate>
        {name}
      </Text>
      <IconButton label={__('Notifications')}>
        <BellIcon />
      </IconButton>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  )
}
