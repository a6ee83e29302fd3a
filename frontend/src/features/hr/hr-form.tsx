import type { HrEntry } from '@/lib/company'
import { useFormDraft } from '@/lib/draft'
import { useSchemaForm } from '@/lib/form'
import { useFormFields } from '@/lib/form-fields'
import { __ } from '@/lib/translate'
import { useSingleFlight } from '@/lib/use-single-flight'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { Heading } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { blankHr, type HrValues, hrSchema, labels } from './schema'
import { useSaveHr } from './use-save-hr'

const fieldNames = ['hr_name', 'hr_mobile', 'hr_email'] as const

function valuesOf(entry: HrEntry | null): HrValues {
  return { ...blankHr, ...Object.fromEntries(fieldNames.map((name) => [name, entry?.[name] ?? ''])) }
}

/** Adds a contact, or edits the given one. */
export function HrForm({ edited, onSaved }: { edited: HrEntry | null; onSaved: () => void }) {
  const form = useSchemaForm(hrSchema, valuesOf(edited))
  const draft = useFormDraft(form, edited ? `hr:${edited.hr_row_id}` : 'hr')
  const { failure, save } = useSaveHr(edited)
  const register = useFormFields(form)
  const field = (name: keyof HrValues) => ({ ...register(name), label: labels[name], required: true })

  const { isRunning, run } = useSingleFlight(async () => {
    if (!(await form.trigger(fieldNames, { shouldFocus: true }))) return
    if (!(await save(form.getValues()))) return
    form.reset(blankHr)
    draft.discard()
    onSaved()
  })

  return (
    <Card>
      <Form onSubmit={run}>
        <Heading>{edited ? __('Edit HR Details') : __('Add HR Details')}</Heading>
        {failure && <Banner tone="error">{failure}</Banner>}
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
