import { chakra } from '@chakra-ui/react/styled-system'
import { boot } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { Icon } from '@/ui/icons'
import { Ground, OnGround } from '@/ui/thumbnail'
import { drawings } from './drawings'
import { commonTrades } from './trades'

const Frame = chakra('div', { base: { containerType: 'inline-size' } })
const Trades = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
})
const Item = chakra('li', {
  base: {
    display: 'flex',
    // Four in a row, or all.
    flex: '1 0 22%',
    fontSize: 'xs',
    '@container (min-width: 560px)': { flexBasis: '5.2em' },
  },
})
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
    // An item is at least as wide as its longest word.
    overflowWrap: 'normal',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
    _pressed: { bg: 'brandSoft' },
  },
})

// Two full rows on a phone.
const SHOWN = 8

type TradeRowProps = { search: string; onSearch: (text: string) => void; trades?: typeof commonTrades }

/**
 * Common trades with pictures, first those with a picture of the site. A tap searches for one, or for everything again.
 */
export function TradeRow({ search, onSearch, trades = commonTrades }: TradeRowProps) {
  const own = trades === commonTrades ? (boot.trades ?? []) : []
  const others = trades.filter(({ trade }) => !own.some((each) => each.trade === trade))
  const shown = [
    ...own.map(({ picture, ...each }) => ({ ...each, drawn: <OnGround imageUrl={picture} /> })),
    ...others.map(({ trade, name }) => ({ trade, name: name(), drawn: <Icon shape={drawings[trade]} /> })),
  ]
  return (
    <Frame>
      <Trades aria-label={__('Trades')}>
        {shown.slice(0, SHOWN).map(({ trade, name, drawn }) => {
          const isChosen = search === name
          return (
            <Item key={trade}>
              <Trade type="button" aria-pressed={isChosen} onClick={() => onSearch(isChosen ? '' : name)}>
                {/* Not lazy, so that it appears with the rest of the rendered page. */}
                <Ground>{drawn}</Ground>
                <span>{name}</span>
              </Trade>
            </Item>
          )
        })}
      </Trades>
    </Frame>
  )
}
