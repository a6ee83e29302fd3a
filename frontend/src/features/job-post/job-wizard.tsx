import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { whenIdle } from '@/lib/when-idle'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card, Row, Stack } from '@/ui/layout'
import { awaitedPart, lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Screen } from '@/ui/screen'
import { StepIndicator } from '@/ui/step-indicator'
import { Heading } from '@/ui/text'
import { type JobValues, steps } from './fields'
import { InterviewStep } from './interview-step'
import { JobDetailsStep } from './job-details-step'
import type { LiveForm } from './live-form'
import { useMarks } from './marks'
import { fetchLiveRequirements, RequirementsStep } from './requirements-step'
import type { JobSteps } from './use-job-steps'

const fetchPreview = () => import('./preview-step')

// Lazy, because nobody needs it first. It comes while the person types.
const PreviewStep = awaitedPart(fetchPreview, NotLoaded)

const forms = [JobDetailsStep, RequirementsStep, InterviewStep, PreviewStep] as const

// Lazy: samples have no hints, and the first step is shown before anything is typed. If it fails to load, the form
// works without.
const WordingHints = lazyPart(() => import('./wording-hints'))

/**
 * A step's heading. It takes the focus when the step changes, so that screen readers announce it. A step opened for a
 * field focuses that field instead.
 */
function StepHeading({ form, job: { current, field } }: Pick<JobWizardProps, 'form' | 'job'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    if (field) form.setFocus(field)
  }, [form, current, field])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {steps[current]?.()}
    </Heading>
  )
}

type JobWizardProps = {
  title: string
  form: UseFormReturn<JobValues>
  job: JobSteps
  /** Set if the job can be published. */
  live?: LiveForm
  /** Called on the last step. */
  onSubmit: (values: JobValues) => unknown
  isBusy?: boolean
  submit?: string
  /** Why the last Submit failed; shown beside the button. */
  failure?: string
  /** Content above the steps' fields. */
  note?: ReactNode
  /** Content shown after Submit. */
  children?: ReactNode
}

/** The four steps of a job, in any order (docs/behaviour.md#job-wizard). */
export function JobWizard(props: JobWizardProps) {
  const { title, form, job, live, onSubmit, isBusy, submit = __('Submit'), failure, note, children } = props
  const { current, go, isLast } = job
  const StepForm = forms[current] ?? JobDetailsStep
  const { marked, isWhole, tell } = useMarks(form, live, isLast || job.field !== undefined)
  const isLive = live !== undefined
  useEffect(
    () =>
      whenIdle(() => {
        fetchPreview().catch(console.error)
        if (isLive) fetchLiveRequirements().catch(console.error)
      }),
    [isLive],
  )
  const next = form.handleSubmit((draft) => {
    if (isLast) return onSubmit(draft)
    const missing = live && tell(current)
    // The steps can be opened in any order, so a second tap goes on.
    if (missing) form.setFocus(missing)
    else go(current + 1)
  })
  return (
    <Screen title={title} header={{ back: 'home' }}>
      <StepIndicator
        steps={steps.map((step) => step())}
        current={current}
        onGo={go}
        canGo={(step) => step <= current + 1}
        isDone={(step) => step < current && isWhole(step)}
      />
      {note}
      {/* Next waits for the fields above it. Otherwise they would move it away from a finger. */}
      <Suspense>
        <Form onSubmit={next}>
          <StepHeading form={form} job={job} />
          {isLast ? (
            <StepForm form={marked} live={live} />
          ) : (
            <Card>
              <Stack>
                <StepForm form={marked} live={live} />
              </Stack>
            </Card>
          )}
          {live && <WordingHints form={form} live={live} step={isLast ? undefined : current} />}
          {isLast && failure && <Banner tone="error">{failure}</Banner>}
          <Row alignItems="stretch" flexWrap="wrap">
            {current > 0 && (
              <Button variant="outline" grow onClick={() => go(current - 1)}>
                {__('Previous')}
              </Button>
            )}
            <Button type="submit" grow busy={isBusy}>
              {isLast ? submit : __('Next')}
            </Button>
          </Row>
        </Form>
      </Suspense>
      {children}
    </Screen>
  )
}
