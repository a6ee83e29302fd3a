import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { __ } from '@/lib/i18n/translate'
import { moveIn } from './motion'
import { CheckIcon } from './screen-icons'
import { HiddenText } from './text'

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    // For text too large for one row.
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    isolation: 'isolate',
  },
})
// The lines from the previous step and to the next one.
const wayFrom = '&:not(:first-of-type)::before'
const wayTo = '&:not(:last-of-type)::after'
const Step = chakra('li', {
  base: {
    // All steps are equally wide, but at least as wide as the longest word.
    flex: '1',
    maxWidth: 'full',
    position: 'relative',
    [`${wayFrom}, ${wayTo}`]: {
      content: '""',
      position: 'absolute',
      top: 'calc({spacing.1} + ({spacing.8} - {borderWidths.medium}) / 2)',
      width: 'calc(50% + {spacing.1})',
      height: '{borderWidths.medium}',
      // Behind the circles.
      zIndex: '-1',
      bg: 'line',
    },
    [wayFrom]: { insetInlineEnd: '50%' },
    [wayTo]: { insetInlineStart: '50%' },
  },
  variants: {
    isDone: { true: { [wayTo]: { bg: 'success' } } },
    isAfterDone: { true: { [wayFrom]: { bg: 'success' } } },
  },
})
const StepButton = chakra('button', {
  base: {
    width: 'full',
    minHeight: 'touch',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '1',
    bg: 'transparent',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: 'tight',
    borderRadius: 'sm',
    cursor: 'pointer',
    _disabled: { cursor: 'default' },
    _currentStep: { color: 'brand', fontWeight: 'bold' },
  },
})
const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '{spacing.8}',
    height: '{spacing.8}',
    borderRadius: 'full',
    fontWeight: 'bold',
    fontSize: 'sm',
    borderWidth: 'medium',
    borderColor: 'line',
    bg: 'surface',
    color: 'muted',
  },
  variants: {
    state: {
      done: { bg: 'success', borderColor: 'success', color: 'onBrand' },
      current: { bg: 'brand', borderColor: 'brand', color: 'onBrand' },
      ahead: {},
    },
  },
})

// A step is at least as wide as its longest word.
const Label = chakra('span', { base: { overflowWrap: 'break-word' } })

export type StepIndicatorProps = {
  steps: readonly string[]
  /** From 0. */
  current: number
  /** Makes the steps that `canGo` allows tappable. */
  onGo?: (step: number) => void
  canGo?: (step: number) => boolean
  /** Whether a step is ticked; by default each one before the current. */
  isDone?: (step: number) => boolean
}

/** Animates the current step's circle when the step changes. */
function useGrowingMark(current: number) {
  const mark = useRef<HTMLSpanElement>(null)
  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    moveIn(mark.current, 'scale(0.6)')
  }, [current])
  return mark
}

/** Shows the current step of a form. */
export function StepIndicator({
  steps,
  current,
  onGo,
  canGo = () => true,
  isDone = (step) => step < current,
}: StepIndicatorProps) {
  const currentMark = useGrowingMark(current)
  return (
    <nav aria-label={__('Steps')}>
      <Steps>
        {steps.map((step, index) => {
          const state = index === current ? 'current' : isDone(index) ? 'done' : 'ahead'
          return (
            <Step key={step} isDone={state === 'done'} isAfterDone={index > 0 && isDone(index - 1)}>
              <StepButton
                type="button"
                disabled={!onGo || !canGo(index)}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGo?.(index)}
              >
                <Mark ref={state === 'current' ? currentMark : null} state={state} aria-hidden="true">
                  {state === 'done' ? <CheckIcon small /> : index + 1}
                </Mark>
                <Label>
                  <span>{step}</span>
                  {state === 'done' && <HiddenText>{` (${__('done')})`}</HiddenText>}
                </Label>
              </StepButton>
            </Step>
          )
        })}
      </Steps>
    </nav>
  )
}
