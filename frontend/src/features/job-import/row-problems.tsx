import type { ImportRow } from '@/entities/job/draft-types'
import { HeldForList } from '@/entities/job/held-for'
import { List, ListItem } from '@/ui/layout'
import { Text } from '@/ui/text'

/** Most sentences name the column themselves. */
const named = (column: string, sentence: string) =>
  !column || sentence.toLowerCase().includes(column.toLowerCase()) ? sentence : `${column}: ${sentence}`

/** A job's problems, each with its column, and the reasons that would hold it. */
export function RowProblems({ problems, held_for: heldFor }: Pick<ImportRow, 'problems' | 'held_for'>) {
  return (
    <>
      {problems.length > 0 && (
        <List gap="1">
          {problems.map(({ column, sentence }) => (
            <ListItem key={`${column} ${sentence}`}>
              <Text size="sm" color="danger">
                {named(column, sentence)}
              </Text>
            </ListItem>
          ))}
        </List>
      )}
      <HeldForList heldFor={heldFor} />
    </>
  )
}
