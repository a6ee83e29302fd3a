import { type MoveWord, moveLabels, moveNames } from '@/entities/candidate/moves'
import { logAction } from '@/lib/log-action'
import { Button, type ButtonProps } from '@/ui/button'

type MoveButtonProps = ButtonProps & {
  move: MoveWord
  /** The person's name. */
  name: string
}

/** The button of a decision about a person. */
export const MoveButton = ({ move, name, ...button }: MoveButtonProps) => (
  <Button size="sm" grow paddingInline="2" aria-label={moveNames[move](name)} {...button}>
    {moveLabels[move]()}
  </Button>
)

/** The decisions about a sample candidate. They are only logged (docs/behaviour.md#candidates). */
export const SampleMoves = ({ name, moves }: { name: string; moves: readonly [MoveWord, MoveWord] }) =>
  moves.map((move) => (
    <MoveButton
      key={move}
      move={move}
      name={name}
      variant={move === 'ignore' ? 'outline' : 'primary'}
      onClick={() => logAction(`${move} candidate`)}
    />
  ))
