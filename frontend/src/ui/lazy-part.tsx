import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

type Stands<Props> = {
  /** Shown if loading fails. By default nothing. */
  otherwise?: ComponentType<Props>
  /** Shown while loading. */
  meanwhile?: () => ReactNode
}

/**
 * A lazy part of a screen in its own chunk, for which the nearest `Suspense` waits: what stands below the part must not
 * move when it arrives.
 *
 * @param otherwise shown if loading fails
 */
export function awaitedPart<Props extends object>(
  load: Load<Props>,
  otherwise: ComponentType<Props>,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: otherwise }))) as ComponentType<Props>
}

/** A lazy part of a screen in its own chunk. The screen neither waits for it nor depends on it. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { otherwise = () => null, meanwhile }: Stands<Props> = {},
): ComponentType<Props> {
  const Part = awaitedPart(load, otherwise)
  return (props) => (
    <Suspense fallback={meanwhile?.()}>
      <Part {...props} />
    </Suspense>
  )
}
