import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { useHasFreelancers } from '@/entities/market/hooks'
import { isLanguageChoice } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { ButtonLink } from '@/ui/button'
import { BriefcaseIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PeopleIcon } from '@/ui/screen-icons'

// If it fails to load, the page stays in its language.
const LanguageChooser = lazyPart(() => import('./language-chooser'))

const Frame = chakra('div', { base: { containerType: 'inline-size' } })
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', flexWrap: 'wrap', alignContent: 'flex-end' },
  variants: {
    // Reserves space for the languages, which load late. Log-in is at the end of their last line.
    isReserved: {
      true: {
        minHeight: 'calc(2 * {sizes.touch} + {spacing.1})',
        '@container (min-width: 600px)': { minHeight: 'touch' },
      },
    },
  },
})
const Ways = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Way = chakra(Link, {
  base: {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'control',
    borderWidth: 'thin',
    borderColor: 'line',
    bg: 'surface',
    color: 'ink',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textDecoration: 'none',
    _hover: { borderColor: 'brand' },
    _currentPage: { bg: 'brandSoft', borderColor: 'brand', color: 'brandDark' },
  },
})

/** The two lists that a guest may have come for. */
const ways = [
  { to: paths.jobs, label: () => __('Jobs'), icon: BriefcaseIcon },
  { to: paths.freelancers, label: () => __('People for a task'), icon: PeopleIcon },
]

/**
 * The site's languages, log-in, and the links to the lists of jobs and freelancers.
 *
 * @param at the list on the screen
 */
export function GuestBar({ at }: { at: string }) {
  const isHydrating = useIsHydrating()
  const isChoice = isLanguageChoice()
  const hasFreelancers = useHasFreelancers()
  return (
    <>
      <Frame>
        <Line isReserved={isChoice}>
          {isChoice && !isHydrating && <LanguageChooser isWithin />}
          <ButtonLink variant="outline" size="sm" to={paths.login} marginInlineStart="auto">
            {__('Log in')}
          </ButtonLink>
        </Line>
      </Frame>
      {hasFreelancers && (
        <Ways aria-label={__('What are you looking for?')}>
          {ways.map(({ to, label, icon: WayIcon }) => (
            <Way key={to} to={to} aria-current={to === at ? 'page' : undefined}>
              <WayIcon small />
              <span>{label()}</span>
            </Way>
          ))}
        </Ways>
      )}
    </>
  )
}
