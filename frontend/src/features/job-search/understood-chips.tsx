import type { Understood } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { Box } from '@/ui/layout'
import { Removable } from '@/ui/removable'
import { HiddenText } from '@/ui/text'

/** The parts of the text that the server understood. A tap removes a part from the text. */
export function UnderstoodChips({
  understood,
  onRemove,
}: {
  understood: readonly Understood[]
  onRemove: (words: string) => void
}) {
  const labels = understood.map(({ label }) => label).join(', ')
  return (
    <>
      <HiddenText role="status">{labels && __('Understood as: {0}', [labels])}</HiddenText>
      {understood.length > 0 && (
        // Not a list: when a chip disappears, the next one gets the focus.
        <Box role="group" aria-label={__('Understood as')} display="contents">
          {understood.map(({ kind, words, label }) => (
            <Removable key={`${kind} ${words}`} onRemove={() => onRemove(words)}>
              {label}
            </Removable>
          ))}
        </Box>
      )}
    </>
  )
}
