import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Icon } from '@/ui/icons'
import { Ground } from '@/ui/thumbnail'
import { drawings } from './drawings'
import { commonTrades } from './trades'

const Frame = chakra('div', { base: { containerType: 'inline-size' } })
const Trades = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
})
const Item = chakra('li', {
  base: {
    display: 'flex',
    // Four in a line, or all.
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
    // An item is as wide as its longest word.
    overflowWrap: 'normal',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
    _pressed: { bg: 'brandSoft' },
  },
})

// Two full lines on a phone.
const SHOWN = 8

type TradeRowProps = { search: string; onSearch: (text: string) => void; trades?: typeof commonTrades }

/** Common trades with pictures. A tap searches for one, or for everything again. */
export function TradeRow({ search, onSearch, trades = commonTrades }: TradeRowProps) {
  return (
    <Frame>
      <Trades aria-label={__('Trades')}>
        {trades.slice(0, SHOWN).map(({ trade, name }) => {
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
    </Frame>
  )
}
