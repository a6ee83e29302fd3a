import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { briefPath } from '@/entities/brief/brief-links'
import { useBrief } from '@/entities/brief/hooks'
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
import { steps, What } from './brief-steps'
import { type BriefValues, briefSchema, emptyBrief, stepFields, valuesLike, valuesOf } from './brief-values'
import { briefIn } from './brief-words'
import { usePostBrief } from './use-post-brief'

/** The first step that has all required fields before it: the budget is optional. */
const ENOUGH = 1
const SEARCH = 'search'
/** Where the form continues after a sign-in: only the consent is left. */
const AGREEMENT = 'agreement'

type BriefFormProps = {
  /** The name of the draft. */
  draftName: string
  values: BriefValues
  /** The posted brief that is being changed. */
  edited?: Brief
  /** The freelancer who is asked for a quote: the name of their profile. */
  invited?: string
  /** A search text, which replaces the draft. */
  search?: string
}

/**
 * Reads the search once, and removes it from the address, so that a reload or a sign-in does not fill the form again.
 */
function useSearchOnce(search: string | undefined) {
  const [typed] = useState(() => (search ? briefIn(search) : undefined))
  const [, setParams] = useSearchParams()
  const { state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has it
  useEffect(() => {
    if (!search) return
    setParams(
      (params) => {
        params.delete(SEARCH)
        return params
      },
      { replace: true, state, preventScrollReset: true },
    )
  }, [search])
  return typed
}

/**
 * The form's three steps, of which the last is optional. A guest signs in at the end. Until then the draft stays on
 * this device.
 */
function BriefForm({ draftName, values, edited, invited, search }: BriefFormProps) {
  const form = useSchemaForm(briefSchema, values)
  const typed = useSearchOnce(search)
  const draft = useFormDraft(form, draftName, typed)
  const { current, field, linkTo, leaveFor } = useSteps(steps.length)
  const navigate = useNavigate()
  const location = useLocation()
  const isGuest = useSession() === null
  const mayPost = current >= ENOUGH
  const asking = useAgreement(['freelance'], !isGuest && mayPost)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  const step = steps[current] ?? steps[0]
  const isLast = current === steps.length - 1

  const { isRunning, run, failure } = usePostBrief(
    draftName,
    { edited, invited, asking },
    ({ name, status }) => {
      draft.discard()
      // The page of a held one says so.
      if (status === 'Live') toast.success(__('Posted. Freelancers near the place can read it now.'))
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
    if (await form.trigger(stepFields[current], { shouldFocus: true })) go(current + 1)
  }

  function post() {
    return form.handleSubmit(
      (whole) => {
        if (isGuest) {
          const { state } = linkTo(current, AGREEMENT)
          return navigate(paths.signup, { state: returningTo({ ...location, state }) })
        }
        return asking.check() ? run(whole) : undefined
      },
      // Opens the first step with an error.
      (errors) => {
        const first = stepFields.findIndex((names) => names.some((name) => errors[name]))
        if (first !== current) go(first)
      },
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
      <Form onSubmit={mayPost ? post : next}>
        <Card>
          <Stack>
            <Heading ref={heading} tabIndex={-1}>
              {step.label()}
            </Heading>
            {current > 0 && <What form={form} />}
            <step.Fields form={form} />
          </Stack>
        </Card>
        <ConsentPart asking={asking} takesFocus={field === AGREEMENT} />
        {mayPost && failure && <Banner tone="error">{failure.message}</Banner>}
        <Button type="submit" busy={isRunning}>
          {!mayPost ? __('Next') : isGuest ? __('Sign in and post') : edited ? __('Save') : __('Post')}
        </Button>
        {current > 0 && (
          <Row alignItems="stretch" flexWrap="wrap">
            <Button variant="outline" grow onClick={() => go(current - 1)}>
              {__('Previous')}
            </Button>
            {!isLast && (
              <Button variant="outline" grow onClick={next}>
                {__('Budget and details')}
              </Button>
            )}
          </Row>
        )}
      </Form>
    </>
  )
}

/** The form of a stored brief: to change it, or to post it again for another day. */
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

/** Posts a brief in three short steps. */
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
          search={params.get(SEARCH) ?? undefined}
          invited={invited}
        />
      )}
    </Screen>
  )
}
