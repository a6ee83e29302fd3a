import { useEffect, useRef, useState } from 'react'
import { type Move, moveLabels, moveNames, nextMove } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { type Interview, InterviewDialog } from './interview-dialog'
import type { DecisionState } from './use-decision'

const variantOf = (move: Move, status: ApplicationStatus) =>
  move === 'ignore' ? 'outline' : move === nextMove(status) ? 'primary' : 'soft'

type DecisionButtonsProps = {
  /** Of the person. */
  name: string
  moves: readonly Move[]
  decision: DecisionState
  /** The id of what says how the application stands. */
  statusId: string
  interview?: Interview
  /** Whether one may decide on, beside taking back. */
  showsBoth?: boolean
}

/** What a company may decide, and after that what takes it back. The focus stays with the buttons. */
export function DecisionButtons({
  name,
  moves,
  decision,
  statusId,
  interview,
  showsBoth = false,
}: DecisionButtonsProps) {
  const { status, isDecided, isRunning, decide, undo } = decision
  const [asksInterview, setAsksInterview] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others then, or the dialog is gone
  useEffect(() => {
    if (wantsFocus.current) first.current?.focus()
    wantsFocus.current = false
  }, [status, isDecided, asksInterview])

  function tap(move: Move) {
    if (move === 'interview') return setAsksInterview(true)
    wantsFocus.current = true
    void decide(move)
  }

  function takeBack() {
    wantsFocus.current = true
    void undo()
  }

  return (
    <>
      {isDecided && (
        <Button
          ref={first}
          size="sm"
          grow
          flexBasis={showsBoth ? 'full' : undefined}
          variant="outline"
          busy={isRunning}
          aria-label={__('Undo {0}', [name])}
          aria-describedby={statusId}
          onClick={takeBack}
        >
          {__('Undo')}
        </Button>
      )}
      {(!isDecided || showsBoth) &&
        moves.map((move, index) => (
          <Button
            key={move}
            ref={index === 0 && !isDecided ? first : undefined}
            size="sm"
            grow
            paddingInline="2"
            flexBasis={showsBoth ? '40%' : undefined}
            variant={variantOf(move, status)}
            busy={isRunning}
            aria-label={moveNames[move](name)}
            onClick={() => tap(move)}
          >
            {moveLabels[move]()}
          </Button>
        ))}
      {asksInterview !== undefined && (
        <InterviewDialog
          name={name}
          known={interview}
          isOpen={asksInterview}
          isSaving={isRunning}
          // While it is saved it stays: a failure has to be told where the time and the place are.
          onClose={() => isRunning || setAsksInterview(false)}
          onSave={(interview, failed) => {
            const saved = () => {
              wantsFocus.current = true
              setAsksInterview(false)
            }
            void decide('interview', interview, { saved, failed })
          }}
        />
      )}
    </>
  )
}
