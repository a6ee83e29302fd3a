import { useEffect, useRef, useState } from 'react'
import { type Move, nextMove } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import type { InterviewFormProps } from '@/entities/interview/interview-form'
import { InterviewDialog } from '@/entities/interview/parts'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { QuestionDialog } from '@/ui/question-button'
import { Text } from '@/ui/text'
import { useIsTold } from './after-hire'
import { MoveButton } from './move-button'
import type { DecisionState } from './use-decision'

const variantOf = (move: Move, status: ApplicationStatus) =>
  move === 'ignore' ? 'outline' : move === nextMove(status) ? 'primary' : 'soft'

type DecisionButtonsProps = {
  /** The person's name. */
  name: string
  moves: readonly Move[]
  decision: DecisionState
  /** The id of the element that shows the status. */
  statusId: string
  interview?: InterviewFormProps['known']
  /** Shows the next decisions beside the Undo button. */
  showsBoth?: boolean
}

/** The company's decisions, then their undo. Undoing a hire of which the person was told asks first. */
export function DecisionButtons({
  name,
  moves,
  decision,
  statusId,
  interview,
  showsBoth = false,
}: DecisionButtonsProps) {
  const { status, isDecided, isRunning, hiredAt, decide, inviting, undo } = decision
  const isTold = useIsTold(hiredAt)
  const isHireTold = status === 'Selected' && isTold
  const [asksUndo, setAsksUndo] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others then, or the dialog is gone
  useEffect(() => {
    if (inviting.isOpen) return
    if (wantsFocus.current) first.current?.focus()
    wantsFocus.current = false
  }, [status, isDecided, inviting.isOpen])

  function tap(move: Move) {
    if (move === 'interview') return inviting.ask()
    wantsFocus.current = true
    void decide(move)
  }

  function takeBack() {
    setAsksUndo(false)
    wantsFocus.current = true
    void undo()
  }

  const hireTakenBack = __('Take back the hire of {0}', [name])

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
          aria-label={isHireTold ? hireTakenBack : __('Undo {0}', [name])}
          aria-describedby={statusId}
          onClick={isHireTold ? () => setAsksUndo(true) : takeBack}
        >
          {isHireTold ? __('Take back') : __('Undo')}
        </Button>
      )}
      {isDecided && isHireTold && (
        <QuestionDialog
          question={{ isOpen: asksUndo, close: () => setAsksUndo(false), isRunning, run: takeBack }}
          title={hireTakenBack}
          confirm={__('Take back')}
          cancel={__('Keep')}
          isDestructive
        >
          <Text>{__('{0} knows of the job, and is told that you took it back.', [name])}</Text>
        </QuestionDialog>
      )}
      {(!isDecided || showsBoth) &&
        moves.map((move, index) => (
          <MoveButton
            key={move}
            move={move === 'select' ? 'hire' : move}
            name={name}
            ref={index === 0 && !isDecided ? first : undefined}
            flexBasis={showsBoth ? '40%' : undefined}
            aria-describedby={statusId}
            variant={variantOf(move, status)}
            busy={isRunning}
            onClick={() => tap(move)}
          />
        ))}
      {inviting.isOpen && (
        <InterviewDialog
          title={__('Interview with {0}', [name])}
          known={interview}
          sending={{
            ...inviting,
            close: () => {
              wantsFocus.current = false
              inviting.close()
            },
            run: (slots) => {
              wantsFocus.current = true
              return inviting.run(slots)
            },
          }}
        />
      )}
    </>
  )
}
