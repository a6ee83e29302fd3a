import { useState } from 'react'
import { storedCompanyName } from '@/entities/company/company'
import { CreateCompanyButton } from '@/entities/company/create-company-button'
import { getHrEntry } from '@/entities/contact/calls'
import type { HrEntry, HrValues } from '@/entities/contact/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { putNewestUnder } from '@/lib/forms/newest'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { NewestBanner } from '@/ui/newest-banner'
import { Heading } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { blankHr, hrSchema, labels } from './schema'
import { needsCompany, useSaveHr } from './use-save-hr'

const fieldNames = ['hr_name', 'hr_mobile', 'hr_email'] as const

function valuesOf(entry: HrEntry | null): HrValues {
  return { ...blankHr, ...Object.fromEntries(fieldNames.map((name) => [name, entry?.[name] ?? ''])) }
}

/** Adds a contact, or edits the given one; `onSaved` is for whoever is still there by then. */
export function HrForm({ edited: opened, onSaved }: { edited: HrEntry | null; onSaved: () => void }) {
  const form = useSchemaForm(hrSchema, valuesOf(opened))
  const [edited, setEdited] = useState(opened)
  const [clashes, setClashes] = useState<(keyof HrValues)[] | null>(null)
  const isLeft = useIsLeft()
  const draft = useFormDraft(form, edited ? `hr:${edited.hr_row_id}` : 'hr')
  const { failure, isOutdated, setFailure, save } = useSaveHr(edited)
  const register = useFormFields(form)
  const field = (name: keyof HrValues) => ({ ...register(name), label: labels[name](), required: true })

  const { isRunning, run } = useSingleFlight(async () => {
    if (!(await form.trigger(fieldNames, { shouldFocus: true }))) return
    if (!(await save(form.getValues()))) return
    form.reset(blankHr)
    draft.discard()
    if (!isLeft.current) onSaved()
  })

  const { isRunning: isLoading, run: loadNewest } = useSingleFlight(async () => {
    if (!edited) return
    try {
      const newest = await getHrEntry(storedCompanyName() ?? '', edited.hr_row_id)
      setClashes(putNewestUnder(form, valuesOf(edited), valuesOf(newest)))
      setEdited(newest)
      setFailure(null)
    } catch (thrown) {
      setFailure(sentenceOf(thrown, __('Failed to load HR details')))
    }
  })

  return (
    <Card>
      <Form onSubmit={run} data-leads-to={paths.hrOwnerDisplay}>
        <Heading>{edited ? __('Edit HR Details') : __('Add HR Details')}</Heading>
        {failure && <Banner tone="error">{failure}</Banner>}
        {failure && needsCompany(failure) && <CreateCompanyButton />}
        {failure && isOutdated && (
          <Button variant="outline" onClick={loadNewest} busy={isLoading}>
            {__('Load the newest')}
          </Button>
        )}
        {clashes && !failure && <NewestBanner clashes={clashes.map((name) => labels[name]())} />}
        {draft.restored && <Banner tone="info">{__('We kept what you typed.')}</Banner>}
        <TextField {...field('hr_name')} autoComplete="name" />
        <MobileField {...field('hr_mobile')} />
        <TextField {...field('hr_email')} type="email" autoComplete="email" />
        <Button type="submit" full busy={isRunning}>
          {isRunning ? __('Processing...') : edited ? __('Update HR Details') : __('Add HR Details')}
        </Button>
      </Form>
    </Card>
  )
}
