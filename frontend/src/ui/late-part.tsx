import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Stands = {
  /** In its place where it cannot be fetched; nothing, unless given. */
  otherwise?: ComponentType
  /** In its place while it is fetched. */
  meanwhile?: () => ReactNode
}

/** A part of a screen in a chunk of its own: the screen does not wait for it, and stands without it. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { otherwise = () => null, meanwhile }: Stands = {},
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise as ComponentType<Props> }),
    ),
  ) as ComponentType<Props>
  return (props) => (
    <Suspense fallback={meanwhile?.()}>
      <Part {...props} />
    </Suspense>
  )
}
