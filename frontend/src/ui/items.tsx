import type { ComponentProps, ReactNode } from 'react'
import { List, ListItem } from './layout'

type ItemsProps<Item> = Omit<ComponentProps<typeof List>, 'children'> & {
  items: readonly Item[]
  /** The React key of an item. */
  keyOf: (item: Item, index: number) => string | number
  children: (item: Item) => ReactNode
}

export const Items = <Item,>({ items, keyOf, children, ...list }: ItemsProps<Item>) => (
  <List {...list}>
    {items.map((item, index) => (
      <ListItem key={keyOf(item, index)}>{children(item)}</ListItem>
    ))}
  </List>
)
