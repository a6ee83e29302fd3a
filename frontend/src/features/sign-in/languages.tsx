import { isLanguageChoice } from '@/lib/boot'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { latePart } from '@/ui/late-part'
import { Box } from '@/ui/layout'

// If it is not fetched, one signs in in the language of the page.
const LanguageChooser = latePart(() =>
  import('@/entities/device/language-chooser').then((part) => part.default),
)

/** The choice of languages, where the site offers one. There is room for two lines of it from the beginning. */
export function Languages() {
  const isHydrating = useIsHydrating()
  if (!isLanguageChoice()) return null
  return <Box minHeight="calc(2 * {sizes.touch} + {spacing.1})">{!isHydrating && <LanguageChooser />}</Box>
}
