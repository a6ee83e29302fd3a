import { chakra } from '@chakra-ui/react/styled-system'
import { setUserType } from '@/entities/session/who'
import { drawings } from '@/entities/trade/drawings'
import { commonTrades } from '@/entities/trade/trades'
import { isLanguageChoice } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icons'
import { Row } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { Ground } from '@/ui/thumbnail'

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

const Trades = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
})
const Item = chakra('li', { base: { display: 'flex', flex: '1 0 5.2em', fontSize: 'xs' } })
const Trade = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    flex: '1',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'ink',
    fontSize: 'xs',
    lineHeight: 'tight',
    textAlign: 'center',
    // An item is as wide as its longest word.
    overflowWrap: 'normal',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
    _pressed: { bg: 'brandSoft' },
  },
})

// Two rows on a phone.
const SHOWN = 8

/** Common trades with pictures. A tap searches for one, or for all jobs again. */
export function TradeRow({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  return (
    <Trades aria-label={__('Trades')}>
      {commonTrades.slice(0, SHOWN).map(({ trade, name }) => {
        const isChosen = search === name()
        return (
          <Item key={trade}>
            <Trade type="button" aria-pressed={isChosen} onClick={() => onSearch(isChosen ? '' : name())}>
              {/* Drawn at once, as the rest of the rendered page. */}
              <Ground>
                <Icon shape={drawings[trade]} />
              </Ground>
              <span>{name()}</span>
            </Trade>
          </Item>
        )
      })}
    </Trades>
  )
}
