import type { LoadPage } from '@/lib/backend/reading'

type Samples = typeof import('./data')

/** A list that the server does not give yet. The call that reads a live one takes its place in the entity's calls.ts. */
export function sampleList<Name extends keyof Samples>(name: Name): LoadPage<Samples[Name][number]> {
  return async () => {
    const samples = await import('./data')
    return { items: [...samples[name]], next: null }
  }
}
