import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { Button } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { StepIndicator } from '@/ui/step-indicator'
import { Heading } from '@/ui/text'
import { AfterSubmit } from './after-submit'
import { InterviewStep } from './interview-step'
import { JobDetailsStep } from './job-details-step'
import { emptyDraft } from './job-draft'
import { steps } from './labels'
import { PreviewStep } from './preview-step'
import { RequirementsStep } from './requirements-step'
import { useJobSteps } from './use-job-steps'

const forms = [JobDetailsStep, RequirementsStep, InterviewStep, PreviewStep] as const

/** Each step's heading, which takes the focus when the step changes, so that it is read out. */
function StepHeading({ current }: { current: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {steps[current]?.()}
    </Heading>
  )
}

/** The four steps of a new job. They take anything, and Submit is only logged (docs/behaviour.md#job-wizard). */
export function PostNewJobScreen() {
  const form = useForm({ defaultValues: emptyDraft })
  const { discard } = useFormDraft(form, 'job-post')
  const { current, go, isLast, isPosted, markPosted, leave } = useJobSteps()
  const StepForm = forms[current] ?? JobDetailsStep

  const submit = form.handleSubmit(() => {
    if (!isLast) return go(current + 1)
    logAction('post job')
    discard()
    markPosted()
  })

  return (
    <Screen title={__('Post New Job')} header={{ back: 'home' }}>
      <StepIndicator
        steps={steps.map((step) => step())}
        current={current}
        onGo={go}
        canGo={(step) => step <= current + 1}
      />
      <Stack as="form" onSubmit={submit}>
        <StepHeading current={current} />
        {isLast ? (
          <StepForm form={form} />
        ) : (
          <Card>
            <Stack>
              <StepForm form={form} />
            </Stack>
          </Card>
        )}
        <Row alignItems="stretch" flexWrap="wrap">
          {current > 0 && (
            <Button variant="outline" flex="1" onClick={() => go(current - 1)}>
              {__('Previous')}
            </Button>
          )}
          <Button type="submit" flex="1">
            {isLast ? __('Submit') : __('Next')}
          </Button>
        </Row>
      </Stack>
      {isPosted && <AfterSubmit onLeave={leave} />}
    </Screen>
  )
}
