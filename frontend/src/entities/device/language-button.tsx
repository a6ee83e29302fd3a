import { useState } from 'react'
import { isLanguageChoice } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/dialog'
import { lazyPart } from '@/ui/lazy-part'

// Needs no translation: it is for people who cannot read the page.
const LETTERS = 'A अ'

const LanguageChooser = lazyPart(() => import('./language-chooser'))

/** Opens the site's languages, for a guest who comes by a link and cannot read the page. */
export function LanguageButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!isLanguageChoice()) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        htmlTranslate="no"
        aria-label={__('Language')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {LETTERS}
      </Button>
      <Drawer place="bottom" title={__('Language')} isOpen={isOpen} onClose={close}>
        <LanguageChooser onChosen={close} />
      </Drawer>
    </>
  )
}
