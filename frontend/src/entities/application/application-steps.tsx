import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { type IconProps, icon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { BookmarkIcon, CheckIcon, CloseIcon, EyeIcon } from '@/ui/screen-icons'
import { type Tone, toneOf } from '@/ui/status-tag'
import { HiddenText, Text } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import type { ApplicationStatus } from './types'

const SentIcon = icon('M20.500 3.500L10 14M20.500 3.500L14 20.500l-4-6.500-6.500-4z')
const CalendarIcon = icon('M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8')

/** A status in the words of either side: the company's *Ignored* is the searcher's *Not selected*. */
type AnyStatus = ApplicationStatus | 'Ignored'

type Step = { label: () => string; icon: ComponentType<IconProps>; tone: Tone }

const stepAt = (status: AnyStatus, icon: ComponentType<IconProps>): Step => ({
  label: () => __(status),
  icon,
  tone: toneOf(status),
})
const SEEN = 'Seen'
const seen: Step = { label: () => __('Seen'), icon: EyeIcon, tone: toneOf('Applied') }
const way: readonly (readonly [name: string, Step])[] = [
  ['Applied', stepAt('Applied', SentIcon)],
  [SEEN, seen],
  ['Shortlisted', stepAt('Shortlisted', BookmarkIcon)],
  ['Interview', stepAt('Interview', CalendarIcon)],
  ['Selected', stepAt('Selected', CheckIcon)],
]

type Way = {
  status: AnyStatus
  /** When the company first opened the application. */
  seen_on?: string | null
  history?: readonly { status: string; taken_back?: string }[]
}

/** The steps that the application has reached. The company may have skipped some, or undone one. */
function reachedIn({ seen_on, history = [] }: Way): Set<string> {
  const reached = new Set<string>(['Applied', ...(seen_on ? [SEEN] : [])])
  for (const { status, taken_back: takenBack } of history) {
    if (takenBack) reached.delete(takenBack)
    reached.add(status)
  }
  return reached
}

/**
 * The steps of an application, and the index of the present one. Skipped steps are left out. An application that has
 * ended has no further steps.
 */
function stepsOf(application: Way): { steps: readonly Step[]; present: number } {
  const { status, seen_on } = application
  const reached = reachedIn(application)
  const name = status === 'Applied' && seen_on ? SEEN : status
  const at = way.findIndex(([step]) => step === name)
  const isEnded = at < 0
  const before = way.slice(0, isEnded ? way.length : at).filter(([step]) => reached.has(step))
  const rest = isEnded ? [stepAt(status, CloseIcon)] : way.slice(at).map(([, step]) => step)
  return { steps: [...before.map(([, step]) => step), ...rest], present: before.length }
}

const noteFor = ({ status, seen_on }: Way) =>
  status === 'Applied' && seen_on ? __('The company saw it on {0}.', [dayOf(seen_on)]) : ''

const Steps = chakra('ol', { base: { display: 'flex', listStyle: 'none', isolation: 'isolate' } })
const Place = chakra('li', {
  base: {
    flex: '1',
    minWidth: '0',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    lineHeight: 'tight',
    textAlign: 'center',
    // The line from the previous step.
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '50%',
      top: 'calc(({spacing.8} - {borderWidths.thick}) / 2)',
      width: 'full',
      height: '{borderWidths.thick}',
      zIndex: '-1',
      bg: 'line',
    },
  },
  variants: {
    isReached: { true: { '&:not(:first-of-type)::before': { bg: 'success' } } },
    isPresent: { true: { fontWeight: 'bold' }, false: { color: 'muted' } },
  },
})
/** The colours of a step; none if it is not reached yet. */
const coloursOf = (tone?: Tone) =>
  tone
    ? { bg: tone, borderColor: tone, color: 'onBrand' }
    : { bg: 'surface', borderColor: 'line', color: 'muted' }

const NARROW = '@media (max-width: 599.9px)'
// Five words do not fit beside each other on a phone.
const WideLabel = chakra('span', { base: { maxWidth: 'full', [NARROW]: { display: 'none' } } })
const PresentLabel = chakra('span', {
  base: { display: 'none', fontWeight: 'bold', marginInlineEnd: '2', [NARROW]: { display: 'inline' } },
})

type ApplicationStepsProps = {
  application: Way
  /** When the application was opened, in the reader's words. By default as its searcher reads it. */
  note?: string
}

/** The status of an application, in pictures and colours. Narrow screens name only the present step. */
export function ApplicationSteps({ application, note = noteFor(application) }: ApplicationStepsProps) {
  const { steps, present } = stepsOf(application)
  return (
    <Stack gap="1">
      <Steps aria-label={__('How far the application is')}>
        {steps.map(({ label, icon: StepIcon, tone }, at) => {
          const isPresent = at === present
          const isDone = at < present
          return (
            <Place
              key={label()}
              isReached={at <= present}
              isPresent={isPresent}
              aria-current={isPresent ? 'step' : undefined}
            >
              <Disc
                aria-hidden="true"
                width="{spacing.8}"
                height="{spacing.8}"
                borderWidth="medium"
                {...coloursOf(isPresent ? tone : isDone ? 'success' : undefined)}
              >
                <StepIcon small />
              </Disc>
              <WideLabel aria-hidden="true">{label()}</WideLabel>
              <HiddenText>{isDone ? `${label()} (${__('done')})` : label()}</HiddenText>
            </Place>
          )
        })}
      </Steps>
      <Text size="sm">
        <PresentLabel aria-hidden="true">{steps[present]?.label()}</PresentLabel>
        {note && (
          <Text as="span" tone="muted">
            {note}
          </Text>
        )}
      </Text>
    </Stack>
  )
}
