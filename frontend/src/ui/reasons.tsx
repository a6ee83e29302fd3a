import { Stack } from './layout'
import { Caption } from './text'

/** The reasons for a match, and what is missing: short sentences of the server. */
export type Fit = { reasons: readonly string[]; missing: readonly string[] }

/** Whether the item comes with reasons. */
export const isFitting = <Item extends Partial<Fit>>(item: Item): item is Item & Fit =>
  item.reasons !== undefined

export function Reasons({ fit: { reasons, missing } }: { fit: Fit }) {
  return (
    <>
      {reasons.length > 0 && (
        <Stack as="ul" gap="0.5" listStyle="disc" paddingInlineStart="5" fontSize="sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Stack>
      )}
      {missing.length > 0 && <Caption>{missing.join(' · ')}</Caption>}
    </>
  )
}
