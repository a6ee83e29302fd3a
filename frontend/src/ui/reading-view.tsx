import type { ReactNode } from 'react'
import type { ListReading, Reading } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { LostArt } from './art/lost-art'
import { Button } from './button'
import { Card, Stack } from './layout'
import { LoadFailure } from './load-failure'
import { ListSkeleton } from './skeleton'
import { Text } from './text'

export type ReadingViewProps<Data> = {
  /** Of a list, or of one thing or null: what an entity's hook gives. */
  reading: Reading<Data> & Partial<Pick<ListReading<unknown>, 'loadMore' | 'isLoadingMore'>>
  /** What is said when there is nothing. */
  empty: string
  /** How many cards the skeleton has. */
  skeletons?: number
  children: (data: NonNullable<Data>) => ReactNode
}

/** What was read, and what is shown instead while it loads, when it fails and when there is nothing. */
export function ReadingView<Data>({ reading, empty, skeletons = 3, children }: ReadingViewProps<Data>) {
  const { data, error, reload, loadMore, isLoadingMore } = reading
  if (data === undefined && error) {
    return (
      <LoadFailure label={__('Try again')} onClick={reload}>
        {__('This could not be loaded. Please try again.')}
      </LoadFailure>
    )
  }
  if (data === undefined) return <ListSkeleton cards={skeletons} />
  if (data === null || (Array.isArray(data) && data.length === 0)) return <EmptyList>{empty}</EmptyList>
  return (
    <>
      {children(data as NonNullable<Data>)}
      {loadMore && (
        <Button variant="outline" busy={isLoadingMore} onClick={loadMore}>
          {__('Show more')}
        </Button>
      )}
    </>
  )
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
