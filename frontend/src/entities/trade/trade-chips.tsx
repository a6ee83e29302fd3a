import { ChoiceChips } from '@/ui/choice-chips'
import { TradePicture } from './trade-picture'
import { commonTrades } from './trades'

type TradeChipsProps = {
  label: string
  trades?: typeof commonTrades
  isChosen: (name: string) => boolean
  onChoose: (name: string) => void
}

/** Common trades to choose with a tap, with pictures. A trade's value is its name in the page's language. */
export const TradeChips = ({ label, trades = commonTrades, isChosen, onChoose }: TradeChipsProps) => (
  <ChoiceChips
    label={label}
    choices={trades.map(({ trade, name }) => ({
      value: name(),
      label: name(),
      picture: <TradePicture trades={[trade]} />,
    }))}
    isChosen={isChosen}
    onChoose={onChoose}
  />
)
