import { useSyncExternalStore } from 'react'

/** A value outside React, and who hears of its changes. */
export type Store<Value> = {
  get: () => Value
  /** Sets the value and tells every listener, also of the same value. */
  set: (next: Value) => void
  /** Calls the listener after each change. Gives what ends that. */
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
 * What `select` gives of a store; the component renders again when that changes.
 * @param inPage what it gives while React takes over a rendered page, and where one is rendered
 */
export const useStore = <Value, Selected>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
  inPage = () => select(store.get()),
): Selected => useSyncExternalStore(store.subscribe, () => select(store.get()), inPage)
