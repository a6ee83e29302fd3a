import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { useSource } from '@/lib/use-source'
import { LostArt } from './illustrations'
import { Card, Stack } from './layout'
import { LoadFailure } from './load-failure'
import { ListSkeleton } from './skeleton'
import { Text } from './text'

export type SourceViewProps<Data> = {
  /** Gives a list, or one thing or null; a stable function, e.g. one of a feature's source.ts. */
  load: () => Promise<Data>
  /** What is said when there is nothing. */
  empty: string
  /** How many cards the skeleton has. */
  skeletons?: number
  children: (data: NonNullable<Data>) => ReactNode
}

/** What an async source gives, with what is shown while it loads, when it fails and when it is empty. */
export function SourceView<Data>({ load, empty, skeletons = 3, children }: SourceViewProps<Data>) {
  const state = useSource(load)
  if (state.status === 'loading') return <ListSkeleton cards={skeletons} />
  if (state.status === 'failed') {
    return (
      <LoadFailure label={__('Try again')} onClick={state.retry}>
        {__('This could not be loaded. Please try again.')}
      </LoadFailure>
    )
  }
  const { data } = state
  const isEmpty = data == null || (Array.isArray(data) && data.length === 0)
  return isEmpty ? <EmptyList>{empty}</EmptyList> : children(data)
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
