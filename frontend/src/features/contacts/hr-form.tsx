import { CreateCompanyButton } from '@/entities/company/create-company-button'
import { getHrEntry } from '@/entities/contact/calls'
import type { HrEntry, HrValues } from '@/entities/contact/types'
import { readCompanyName } from '@/entities/session/who'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { isStale, useNewest } from '@/lib/forms/newest'
import { useSend } from '@/lib/forms/use-send'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner, NewestBanner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { Heading } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { blankHr, hrSchema, labels } from './schema'
import { needsCompany, useSaveHr } from './use-save-hr'

const fieldNames = ['hr_name', 'hr_mobile', 'hr_email'] as const

function valuesOf(entry: Partial<HrEntry> | null): HrValues {
  return { ...blankHr, ...Object.fromEntries(fieldNames.map((name) => [name, entry?.[name] ?? ''])) }
}

type HrFormProps = {
  edited: HrEntry | null
  /** The first values of a new contact. */
  known?: Partial<HrValues>
  /** Called only while the person is still on the screen. */
  onSaved: () => void
}

/** Adds or edits a contact. */
export function HrForm({ edited: opened, known, onSaved }: HrFormProps) {
  const form = useSchemaForm(hrSchema, { ...valuesOf(opened), ...known })
  const { stored: edited, clashes, takeNewest } = useNewest(form, opened, valuesOf)
  const isLeft = useIsLeft()
  const draft = useFormDraft(form, edited ? `hr:${edited.hr_row_id}` : 'hr')
  const { isRunning, run, failure, setFailure } = useSaveHr(edited, () => {
    form.reset(blankHr)
    draft.discard()
    if (!isLeft.current) onSaved()
  })
  const register = useFormFields(form)
  const field = (name: keyof HrValues) => ({ ...register(name), label: labels[name](), required: true })

  const newest = useSend({
    call: () => getHrEntry(readCompanyName() ?? '', edited?.hr_row_id ?? ''),
    done: (entry) => {
      takeNewest(entry)
      setFailure(null)
    },
    otherwise: () => __('Failed to load HR details'),
    failed: ({ message }) => {
      setFailure((before) => ({ message, thrown: before?.thrown }))
      return true
    },
  })
  const message = failure?.message

  return (
    <Card>
      <Form onSubmit={form.handleSubmit(run)} data-leads-to={paths.hrOwnerDisplay}>
        <Heading>{edited ? __('Edit HR Details') : __('Add HR Details')}</Heading>
        {message && <Banner tone="error">{message}</Banner>}
        {message && needsCompany(message) && <CreateCompanyButton />}
        {isStale(failure?.thrown) && (
          <Button variant="outline" onClick={newest.run} busy={newest.isRunning}>
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
