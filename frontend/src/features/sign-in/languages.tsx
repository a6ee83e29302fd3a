import { type ComponentType, lazy, Suspense } from 'react'
import { isLanguageChoice } from '@/lib/boot'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { Box } from '@/ui/layout'

// If it is not fetched, one signs in in the language of the page.
const LanguageChooser = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('@/entities/device/language-chooser').catch(() => ({ default: () => null })),
)

/** The choice of languages, where the site offers one. There is room for two lines of it from the beginning. */
export function Languages() {
  const isHydrating = useIsHydrating()
  if (!isLanguageChoice()) return null
  return (
    <Box minHeight="calc(2 * {sizes.touch} + {spacing.1})">
      {!isHydrating && (
        <Suspense>
          <LanguageChooser />
        </Suspense>
      )}
    </Box>
  )
}
