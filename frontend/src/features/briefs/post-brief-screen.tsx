import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useBrief } from '@/entities/brief/hooks'
import { briefPath } from '@/entities/brief/links'
import type { Brief } from '@/entities/brief/types'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { rememberedPincode } from '@/entities/session/remembered-place'
import { returningTo } from '@/entities/session/return-to'
import { useSession } from '@/entities/session/who'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useSteps } from '@/lib/history/use-steps'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card, Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { StepIndicator } from '@/ui/step-indicator'
import { Heading } from '@/ui/text'
import { steps } from './brief-steps'
import { type BriefValues, briefSchema, emptyBrief, stepFields, valuesLike, valuesOf } from './brief-values'
import { usePostBrief } from './use-post-brief'

type BriefFormProps = {
  /** The name of the draft. */
  draftName: string
  values: BriefValues
  /** The posted brief that is changed. */
  edited?: Brief
  /** The profile of the freelancer who is asked for a quote. */
  invited?: string
  /** The trade of the link, which comes before the draft's. */
  trade?: string
}

/** The three steps. A guest fills them in and signs in at the end: the draft waits on this device. */
function BriefForm({ draftName, values, edited, invited, trade }: BriefFormProps) {
  const form = useSchemaForm(briefSchema, values)
  const [typed] = useState(() => (trade ? { category: trade } : undefined))
  const draft = useFormDraft(form, draftName, [], typed)
  const { current, linkTo, leaveFor } = useSteps(steps.length)
  const navigate = useNavigate()
  const location = useLocation()
  const isGuest = useSession() === null
  const asking = useAgreement(['freelance'], !isGuest && current === steps.length - 1)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  const step = steps[current] ?? steps[0]
  const isLast = current === steps.length - 1

  const { isRunning, run, failure } = usePostBrief(
    draftName,
    { edited, invited, asking },
    ({ name, status }) => {
      draft.discard()
      toast.success(
        status === 'Live'
          ? __('Posted. Freelancers near the place can read it now.')
          : __('It is being checked before others see it.'),
      )
      leaveFor(briefPath(name))
    },
  )

  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [current])

  function go(to: number) {
    const link = linkTo(to)
    void navigate(link.to, { state: link.state })
  }

  async function next() {
    if (!isLast) return (await form.trigger(stepFields[current], { shouldFocus: true })) && go(current + 1)
    return form.handleSubmit(
      (whole) => {
        if (isGuest) return navigate(paths.signup, { state: returningTo(location) })
        return asking.check() ? run(whole) : undefined
      },
      // The first step with an error opens again.
      (errors) => go(stepFields.findIndex((names) => names.some((name) => errors[name]))),
    )()
  }

  return (
    <>
      <StepIndicator
        steps={steps.map(({ label }) => label())}
        current={current}
        onGo={go}
        canGo={(to) => to < current}
      />
      <Form onSubmit={next}>
        <Card>
          <Stack>
            <Heading ref={heading} tabIndex={-1}>
              {step.label()}
            </Heading>
            <step.Fields form={form} />
          </Stack>
        </Card>
        {isLast && <ConsentPart asking={asking} />}
        {isLast && failure && <Banner tone="error">{failure.message}</Banner>}
        <Row alignItems="stretch" flexWrap="wrap">
          {current > 0 && (
            <Button variant="outline" grow onClick={() => go(current - 1)}>
              {__('Previous')}
            </Button>
          )}
          <Button type="submit" grow busy={isRunning}>
            {!isLast ? __('Next') : isGuest ? __('Sign in and post') : edited ? __('Save') : __('Post')}
          </Button>
        </Row>
      </Form>
    </>
  )
}

/** The form of a brief that stands already: changed, or posted once more on another day. */
function StoredForm({ name, isCopy, invited }: { name: string; isCopy: boolean; invited?: string }) {
  const reading = useBrief(name)
  return (
    <ReadingView reading={reading} empty={__('This is no longer there.')} skeletons={1}>
      {(brief) =>
        isCopy ? (
          <BriefForm draftName={`brief-like:${name}`} values={valuesLike(brief)} invited={invited} />
        ) : (
          <BriefForm draftName={`brief:${name}`} values={valuesOf(brief)} edited={brief} />
        )
      }
    </ReadingView>
  )
}

/** Posts what somebody needs, in three short steps. */
export default function PostBriefScreen() {
  const [params] = useSearchParams()
  const like = params.get('like')
  const edited = params.get('brief')
  const stored = edited ?? like
  const invited = params.get('freelancer') ?? undefined
  return (
    <Screen title={edited ? __('Edit') : __('Post what you need')} header={{ back: 'home' }}>
      {stored ? (
        <StoredForm key={stored} name={stored} isCopy={!edited} invited={invited} />
      ) : (
        <BriefForm
          draftName="brief"
          values={{ ...emptyBrief, pincode: rememberedPincode() }}
          trade={params.get('trade') ?? undefined}
          invited={invited}
        />
      )}
    </Screen>
  )
}
