import { setUserType } from '@/entities/session/who'
import { isLanguageChoice } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { ButtonLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'

// If it fails to load, the page stays in its language.
const LanguageChooser = lazyPart(() => import('@/entities/device/language-chooser'))

/** The site's languages, and log-in. */
export function GuestBar() {
  const isHydrating = useIsHydrating()
  const isChoice = isLanguageChoice()
  return (
    // Two lines are reserved for the languages. Log-in stands at the end of the last one.
    <Row
      gap="1"
      flexWrap="wrap"
      alignContent="flex-end"
      minHeight={isChoice ? 'calc(2 * {sizes.touch} + {spacing.1})' : undefined}
    >
      {isChoice && !isHydrating && <LanguageChooser isWithin />}
      <ButtonLink variant="outline" size="sm" to={paths.login} marginInlineStart="auto">
        {__('Log in')}
      </ButtonLink>
    </Row>
  )
}

/** For a guest who came to hire. */
export const ForWhoHires = () => (
  <ButtonLink variant="quiet" size="sm" to={paths.postNewJob} onClick={() => setUserType('company')}>
    {__('Post a job')}
  </ButtonLink>
)
