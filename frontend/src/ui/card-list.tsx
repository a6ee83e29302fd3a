import { memo, type ReactNode } from 'react'
import { useDictionary } from '@/lib/i18n/dictionary'
import { List, ListItem } from './layout'
import { ReadingView, type ReadingViewProps } from './reading-view'

type Items<Item> = {
  items: readonly Item[]
  /** The React key of an item. */
  keyOf: (item: Item) => string
  /** Renders an item. Define the function in the module, so that unchanged cards stay, such as during typing. */
  children: (item: Item) => ReactNode
}

const Line = memo(function Line<Item>({
  item,
  children,
}: {
  item: Item
  children: (item: Item) => ReactNode
}) {
  useDictionary()
  return <ListItem>{children(item)}</ListItem>
}) as <Item>(props: { item: Item; children: (item: Item) => ReactNode }) => ReactNode

export const Cards = <Item,>({ items, keyOf, children }: Items<Item>) => (
  <List>
    {items.map((item) => (
      <Line key={keyOf(item)} item={item}>
        {children}
      </Line>
    ))}
  </List>
)

export type CardListProps<Item> = Omit<ReadingViewProps<Item[]>, 'children'> & Omit<Items<Item>, 'items'>

/** A list of cards with all its states, page by page. */
export const CardList = <Item,>({ keyOf, children, ...view }: CardListProps<Item>) => (
  <ReadingView {...view}>
    {(items) => (
      <Cards items={items} keyOf={keyOf}>
        {children}
      </Cards>
    )}
  </ReadingView>
)
