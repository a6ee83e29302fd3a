import { useEffect } from 'react'
import { __ } from '@/lib/i18n/translate'
import { whenIdle } from '@/lib/when-idle'
import { Drawer } from '@/ui/dialog'
import { latePart } from '@/ui/late-part'
import { NotLoaded } from '@/ui/not-loaded'

const fetchEntries = () => import('./menu-entries')
const MenuEntries = latePart(fetchEntries, { otherwise: NotLoaded })

/** The home screen's side menu. Its entries load after the first screen. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useEffect(() => whenIdle(() => fetchEntries().catch(console.error)), [])
  return (
    <Drawer title={__('Menu')} isOpen={isOpen} onClose={onClose}>
      <MenuEntries onClose={onClose} />
    </Drawer>
  )
}
