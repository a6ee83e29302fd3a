import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Stands<Props> = {
  /** Shown if loading fails. By default nothing. */
  otherwise?: ComponentType<Props>
  /** Shown while loading. */
  meanwhile?: () => ReactNode
}

/** A lazy part of a screen in its own chunk. The screen neither waits for it nor depends on it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { otherwise = () => null, meanwhile }: Stands<Props> = {},
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: otherwise }))) as ComponentType<Props>
  return (props) => (
    <Suspense fallback={meanwhile?.()}>
      <Part {...props} />
    </Suspense>
  )
}
