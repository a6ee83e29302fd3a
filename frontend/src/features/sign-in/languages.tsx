import { isLanguageChoice } from '@/lib/boot'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { latePart } from '@/ui/late-part'
import { Box } from '@/ui/layout'

// If it fails to load, the person signs in in the page's language.
const LanguageChooser = latePart(() => import('@/entities/device/language-chooser'))

/** The language chooser, if the site offers several. Two lines are reserved for it. */
export function Languages() {
  const isHydrating = useIsHydrating()
  if (!isLanguageChoice()) return null
  return <Box minHeight="calc(2 * {sizes.touch} + {spacing.1})">{!isHydrating && <LanguageChooser />}</Box>
}
