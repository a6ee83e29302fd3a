import { List, ListItem } from '@/ui/layout'
import { Text } from '@/ui/text'
import type { HeldFor } from './types'

/** Why a job is held, or would be: the company's words, and what to change. */
export function HeldForList({ heldFor }: { heldFor: readonly HeldFor[] }) {
  if (heldFor.length === 0) return null
  return (
    <List gap="2">
      {heldFor.map(({ kind, phrase, sentence }) => (
        <ListItem key={`${kind} ${phrase}`}>
          {phrase && (
            <Text size="sm" fontWeight="bold">
              {`“${phrase}”`}
            </Text>
          )}
          <Text size="sm">{sentence}</Text>
        </ListItem>
      ))}
    </List>
  )
}
