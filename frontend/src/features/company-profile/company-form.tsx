import { useEffect, useState } from 'react'
import { existingCompanyId } from '@/entities/company/calls'
import { companyId, meansNoCompany } from '@/entities/company/company'
import { getCompanyDetails } from '@/entities/company/hooks'
import { ReviewBanner } from '@/entities/company/review-banner'
import type { Company } from '@/entities/company/types'
import { useIsLive } from '@/entities/market/hooks'
import { readSession } from '@/lib/backend/session'
import { changedFrom } from '@/lib/forms/draft'
import { useDraftWithFiles } from '@/lib/forms/draft-with-files'
import { useSchemaForm } from '@/lib/forms/form'
import { isStale, useNewest } from '@/lib/forms/newest'
import { type Failure, useSend } from '@/lib/forms/use-send'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner, NewestBanner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Box } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { StepIndicator } from '@/ui/step-indicator'
import { UploadStatus } from '@/ui/upload-status'
import { AddressStep } from './address-step'
import { CompanyFormProvider } from './company-fields'
import { ContactStep } from './contact-step'
import {
  type CompanyValues,
  fileFields,
  knownOfAccount,
  labels,
  stepFields,
  stepNames,
  valuesOf,
} from './fields'
import { InfoStep } from './info-step'
import { SaveFailed } from './save-failed'
import { companySchema, firstInvalidStep } from './schema'
import { useCompanySteps } from './use-company-steps'
import { usePincode } from './use-pincode'
import { savedSentence, useSaveCompany } from './use-save-company'
import { useStepFocus } from './use-step-focus'

const LAST_STEP = stepNames.length - 1

export type CompanyFormProps = {
  stored: Company | null
  /** Values typed for a new company, before the server reported that the account has this one. */
  typed?: Partial<CompanyValues>
  /** Called with the typed values if the account already has a company and the person wants to update it. */
  onUpdateInstead?: (company: string, typed: Partial<CompanyValues>) => void
  /** Called if the server no longer has the company and the person wants a new one. */
  onGone?: () => void
}

/** The three steps of a new or stored company. */
export function CompanyForm({ stored: opened, typed, onUpdateInstead, onGone }: CompanyFormProps) {
  const isLive = useIsLive()
  const form = useSchemaForm(companySchema, {
    ...valuesOf(opened),
    ...(!opened && isLive && knownOfAccount(readSession())),
  })
  const { stored, clashes, takeNewest } = useNewest(form, opened, valuesOf)
  const draftName = stored ? `company:${companyId(stored)}` : 'company'
  const destination = stored ? paths.profile : paths.hrOwnerDetails
  const draft = useDraftWithFiles(form, draftName, fileFields, typed)
  const steps = useCompanySteps()
  const lookup = usePincode(form)
  const { isRunning, run, progress, failure, setFailure, isSaved } = useSaveCompany(stored, {
    onSaved: () => {
      lookup.stop()
      draft.discard()
    },
    onDone: () => steps.leaveFor(destination),
  })
  const [isFailureOpen, setFailureOpen] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const names = stepFields[steps.current] ?? []
  const title = stored ? __('Update Company Profile') : __('Create Company Profile')

  // A reload loses the files of the first step, so the form opens there, or at the first invalid step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const hasLost = fileFields.some((name) => form.getFieldState(name).error)
    const invalid = hasLost ? 0 : firstInvalidStep(form.getValues())
    if (invalid !== null && invalid < steps.current) steps.goTo(invalid)
  }, [])

  const hasFailed = failure !== null && isFailureOpen
  const focus = useStepFocus(form, steps.current, hasFailed)
  // Back also leads from the error screen to the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => setFailureOpen(false), [steps.current])

  const { run: next } = useSingleFlight(async () => {
    if (isRunning || isSaved || !(await form.trigger(names, { shouldFocus: true }))) return
    setMoved(true)
    if (steps.current < LAST_STEP) return steps.goTo(steps.current + 1)
    const values = form.getValues()
    const invalid = firstInvalidStep(values)
    if (invalid === null) {
      setFailureOpen(true)
      return run(values)
    }
    await form.trigger(stepFields[invalid])
    steps.goTo(invalid)
  })

  function updateInstead(company: string) {
    draft.discard()
    steps.goTo(0)
    onUpdateInstead?.(company, changedFrom(valuesOf(null), form.getValues()))
  }

  const { run: loadNewest } = useSend({
    call: () => getCompanyDetails(stored ? companyId(stored) : ''),
    done: (newest) => {
      takeNewest(newest)
      setFailure(null)
    },
    otherwise: () => __('Failed to fetch company details'),
  })

  function remedyFor({ message, thrown }: Failure) {
    if (onGone && meansNoCompany(message)) return { label: __('Create Company'), apply: onGone }
    const existing = existingCompanyId(thrown)
    if (existing) return { label: __('Update my company'), apply: () => updateInstead(existing) }
    return isStale(thrown) ? { label: __('Load the newest'), apply: loadNewest } : undefined
  }

  if (hasFailed) {
    const goBack = () => setFailureOpen(false)
    const remedy = remedyFor(failure)
    return <SaveFailed title={title} message={failure.message} onBack={goBack} remedy={remedy} />
  }
  const kept = typed
    ? __('This is the company of your account, with what you typed filled in. Please check it and update.')
    : __('We kept what you typed. Files are not kept: please choose them again.')
  const nextLabel =
    steps.current < LAST_STEP ? __('Next') : stored ? __('Update Company') : __('Create Company')
  return (
    <Screen title={title} header={{ back: 'history', onBack: steps.goBack }}>
      <CompanyFormProvider value={form}>
        <Box ref={focus.top} tabIndex={-1} outline="none">
          <StepIndicator steps={stepNames.map((name) => name())} current={steps.current} />
        </Box>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        {clashes && !isRunning && !isSaved && !failure && (
          <NewestBanner clashes={clashes.map((name) => labels[name]())} />
        )}
        {isLive && stored?.status === 'Rejected' && !isSaved && <ReviewBanner company={stored} />}
        {draft.restored && !hasMoved && <Banner tone="info">{kept}</Banner>}
        <Form onSubmit={next} data-leads-to={destination}>
          {steps.current === 0 && <InfoStep />}
          {steps.current === 1 && <AddressStep lookup={lookup} />}
          {steps.current === 2 && <ContactStep />}
          {progress && <UploadStatus progress={progress} />}
          {/* Beside the tapped button, because the top of the form is out of sight. */}
          {isSaved && <Banner tone="success">{savedSentence(stored)}</Banner>}
          <Button
            ref={focus.next}
            type="submit"
            full
            busy={isRunning}
            disabled={isSaved}
            // Leaving a field may show its hint and move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isRunning ? __('Processing...') : nextLabel}
          </Button>
        </Form>
      </CompanyFormProvider>
    </Screen>
  )
}
