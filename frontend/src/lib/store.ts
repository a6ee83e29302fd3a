import { useSyncExternalStore } from 'react'

/** A value outside React with listeners. */
export type Store<Value> = {
  get: () => Value
  /** Sets the value and calls every listener, even for an equal value. */
  set: (next: Value) => void
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Selects from a store and renders again when the selection changes.
 *
 * @param inPage the value during hydration and rendering
 */
export const useStore = <Value, Selected>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
  inPage = () => select(store.get()),
): Selected => useSyncExternalStore(store.subscribe, () => select(store.get()), inPage)
