import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/translate'
import { CheckIcon } from './icons'
import { HiddenText } from './text'

const Steps = chakra('ol', {
  base: { display: 'flex', listStyle: 'none', gap: '1', alignItems: 'flex-start' },
})
const Step = chakra('li', { base: { flex: '1', minWidth: '0' } })
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
    width: '32px',
    height: '32px',
    borderRadius: 'full',
    fontWeight: 'bold',
    fontSize: 'sm',
    borderWidth: '2px',
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

export type StepIndicatorProps = {
  steps: readonly string[]
  /** From 0. */
  current: number
  /** When given, the steps that `canGo` allows can be tapped. */
  onGo?: (step: number) => void
  canGo?: (step: number) => boolean
}

/** Where one is in a form of several steps. */
export function StepIndicator({ steps, current, onGo, canGo = () => true }: StepIndicatorProps) {
  return (
    <nav aria-label={__('Steps')}>
      <Steps>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
          return (
            <Step key={step}>
              <StepButton
                type="button"
                disabled={!onGo || !canGo(index)}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGo?.(index)}
              >
                <Mark state={state} aria-hidden="true">
                  {state === 'done' ? <CheckIcon width="18px" height="18px" /> : index + 1}
                </Mark>
                <span>
                  {step}
                  {state === 'done' && <HiddenText> ({__('done')})</HiddenText>}
                </span>
              </StepButton>
            </Step>
          )
        })}
      </Steps>
    </nav>
  )
}
