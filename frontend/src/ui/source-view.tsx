import type { ReactNode } from 'react'
import { __ } from '@/lib/translate'
import { useSource } from '@/lib/use-source'
import { Banner } from './banner'
import { Button } from './button'
import { LostArt } from './illustrations'
import { Card, Stack } from './layout'
import { ListSkeleton } from './skeleton'
import { Text } from './text'

export type SourceViewProps<Item> = {
  /** Gives the items; a stable function, e.g. one of a feature's source.ts. */
  load: () => Promise<Item[]>
  /** What is said when there are none. */
  empty: string
  /** How many cards the skeleton has. */
  skeletons?: number
  children: (items: Item[]) => ReactNode
}

/** A list from an async source, with what is shown while it loads, when it fails and when it is empty. */
export function SourceView<Item>({ load, empty, skeletons = 3, children }: SourceViewProps<Item>) {
  const state = useSource(load)
  if (state.status === 'loading') return <ListSkeleton cards={skeletons} />
  if (state.status === 'failed') {
    return (
      <Stack gap="3">
        <Banner tone="error">{__('This list could not be loaded. Please try again.')}</Banner>
        <Button variant="outline" onClick={state.retry}>
          {__('Try again')}
        </Button>
      </Stack>
    )
  }
  return state.data.length === 0 ? <EmptyList>{empty}</EmptyList> : children(state.data)
}

/** Says that there is nothing to show. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Stack alignItems="center" textAlign="center" paddingBlock="4">
        <LostArt />
        <Text tone="muted">{children}</Text>
      </Stack>
    </Card>
  )
}
