import { get, type Payload } from './call'
import type { LoadPage, Page } from './reading'

/** The pages of a method that lists, with `itemOf` applied to each item. Rejects with a BackendError. */
export const pagesOf =
  <Wire, Item>(method: string, params: Payload, itemOf: (wire: Wire) => Item): LoadPage<Item> =>
  async (cursor) => {
    const page = await get<Page<Wire>>(method, { ...params, cursor })
    return { ...page, items: page.items.map(itemOf) }
  }
