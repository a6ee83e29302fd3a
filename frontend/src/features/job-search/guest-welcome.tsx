import { chakra } from '@chakra-ui/react/styled-system'
import { drawings } from '@/entities/trade/drawings'
import { commonTrades } from '@/entities/trade/trades'
import { isLanguageChoice } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icons'
import { Box, Row } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { Disc } from '@/ui/thumbnail'

// If it fails to load, the page stays in its language.
const LanguageChooser = lazyPart(() => import('@/entities/device/language-chooser'))

/** Log-in, and the site's languages in one line. */
export function GuestBar() {
  const isHydrating = useIsHydrating()
  return (
    <Row gap="2">
      <Box flex="1" minWidth="0">
        {isLanguageChoice() && !isHydrating && <LanguageChooser isOneLine />}
      </Box>
      <ButtonLink size="sm" to={paths.login} flexShrink="0">
        {__('Log in')}
      </ButtonLink>
    </Row>
  )
}

const Trades = chakra('ul', {
  base: {
    display: 'flex',
    gap: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The row scrolls to the edges of the screen.
    marginInline: '-4',
    paddingInline: '4',
    flexShrink: '0',
  },
})
const Trade = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    width: 'max-content',
    minWidth: '5.5em',
    maxWidth: '7.5em',
    padding: '1',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'ink',
    fontSize: 'xs',
    lineHeight: 'tight',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
    _pressed: { bg: 'brandSoft', fontWeight: 'semibold' },
  },
})

/** Common trades with pictures. A tap searches for one, or for all jobs again. */
export function TradeRow({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  return (
    <Trades aria-label={__('Trades')}>
      {commonTrades.map(({ trade, name }) => {
        const isChosen = search === name()
        return (
          <li key={trade}>
            <Trade type="button" aria-pressed={isChosen} onClick={() => onSearch(isChosen ? '' : name())}>
              {/* Drawn at once, as the rest of the rendered page. */}
              <Disc width="control" height="control" borderRadius="control">
                <Icon shape={drawings[trade]} />
              </Disc>
              <span>{name()}</span>
            </Trade>
          </li>
        )
      })}
    </Trades>
  )
}
