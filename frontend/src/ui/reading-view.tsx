import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { sentenceOf } from '@/lib/backend/errors'
import type { ListReading, Reading } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { LostArt } from './art/lost-art'
import { Banner, CopyBanner } from './banner'
import { Button } from './button'
import { Box, Card, Stack } from './layout'
import { LoadFailure } from './load-failure'
import { ListSkeleton } from './skeleton'
import { Spinner } from './spinner'
import { HiddenText, Text } from './text'

export type ReadingViewProps<Data> = {
  /** A list, or one record or null, as an entity's hook returns it. */
  reading: Reading<Data> & Partial<Pick<ListReading<unknown>, 'loadMore' | 'isLoadingMore'>>
  /** The message for an empty result. */
  empty: string
  /** The next step from an empty result, such as a ButtonLink. */
  leadsOn?: ReactNode
  /** The number of skeleton cards. */
  skeletons?: number
  /** Replaces the default display of a failure; gets its message. */
  failure?: (sentence: string) => ReactNode
  /** Whether the data fills the rest of the screen's height. */
  fills?: boolean
  children: (data: NonNullable<Data>) => ReactNode
}

/** Shows the data, or its loading, failed and empty states. */
export function ReadingView<Data>({
  reading,
  empty,
  leadsOn,
  skeletons = 3,
  failure,
  fills,
  children,
}: ReadingViewProps<Data>) {
  const { data, error, copiedAt, reload, loadMore, isLoadingMore, isPrevious = false } = reading
  if (data === undefined && error) {
    const sentence = sentenceOf(error, __('This could not be loaded. Please try again.'))
    if (failure) return failure(sentence)
    return (
      <LoadFailure label={__('Try again')} onClick={reload}>
        {sentence}
      </LoadFailure>
    )
  }
  if (data === undefined) return <ListSkeleton cards={skeletons} />
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
  // The old search found nothing, and the new result is not known yet.
  if (isEmpty && isPrevious) return <ListSkeleton cards={skeletons} />
  if (isEmpty) return <EmptyList leadsOn={leadsOn}>{empty}</EmptyList>
  return (
    <>
      {error !== undefined && copiedAt === undefined && (
        <Banner tone="info">{__('This may be out of date: the newest could not be loaded.')}</Banner>
      )}
      {error !== undefined && copiedAt !== undefined && <CopyBanner copiedAt={copiedAt} />}
      <Outdated isOutdated={isPrevious} fills={fills}>
        {children(data as NonNullable<Data>)}
      </Outdated>
      {loadMore && (
        <ShowMore
          key={Array.isArray(data) ? data.length : 0}
          isBusy={isLoadingMore ?? false}
          onMore={loadMore}
        />
      )}
    </>
  )
}

type OutdatedProps = { isOutdated: boolean; fills?: boolean; children: ReactNode }

/** While the new result loads, shows the old one pale under a spinner. */
function Outdated({ isOutdated, fills, children }: OutdatedProps) {
  const height = fills ? '1' : undefined
  return (
    <Box position="relative" display="flex" flexDirection="column" flex={height}>
      <Stack flex={height} opacity={isOutdated ? '0.5' : undefined} aria-busy={isOutdated || undefined}>
        {children}
      </Stack>
      {isOutdated && (
        <Stack role="status" position="absolute" insetInline="0" top="8" alignItems="center" color="brand">
          <Spinner />
          <HiddenText>{__('Loading...')}</HiddenText>
        </Stack>
      )}
    </Box>
  )
}

/** Loads the next page when the end of the list is within two screens. */
const AHEAD = '200% 0%'

/** Loads the next page before the person reaches it. The button serves fast scrolling, and retries after a failure. */
function ShowMore({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask()
      },
      { rootMargin: AHEAD },
    )
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Button ref={button} variant="outline" busy={isBusy} onClick={onMore}>
      {__('Show more')}
    </Button>
  )
}

/** The empty state of a list. */
export function EmptyList({ children, leadsOn }: { children: ReactNode; leadsOn?: ReactNode }) {
  return (
    <Card>
      <Stack alignItems="center" textAlign="center" paddingBlock="4">
        <LostArt />
        <Text tone="muted">{children}</Text>
        {leadsOn}
      </Stack>
    </Card>
  )
}
