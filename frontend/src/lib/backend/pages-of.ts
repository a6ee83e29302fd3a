import { get, type Payload } from './call'
import type { LoadPage, Page } from './reading'

/** The pages of a method that lists. Rejects with a BackendError. */
export const pagesOf =
  <Item>(method: string, params: Payload): LoadPage<Item> =>
  (cursor) =>
    get<Page<Item>>(method, { ...params, cursor })
