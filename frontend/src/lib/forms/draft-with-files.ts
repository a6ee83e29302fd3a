import { useCallback, useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { clearDraft, type FormDraft, readDraft, useFormDraft, writeDraft } from './draft'

/**
 * The draft of a form with files. The storage holds their names alone, so a chosen file that a reload has lost is asked
 * for by its name, as its field's error.
 */
export function useDraftWithFiles<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly FieldPath<Values>[],
  typed?: Partial<Values>,
): FormDraft {
  const draft = useFormDraft(form, name, typed)
  const [hasLost, setLost] = useState(false)
  const files = `${name}:files`

  useEffect(() => {
    const chosen = readDraft(files) ?? {}
    for (const field of fields.filter((each) => chosen[each]))
      form.setError(field, { message: __('{0} was not kept. Please choose it again.', [`${chosen[field]}`]) })
    setLost(fields.some((each) => chosen[each]))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (!changed || !fields.some((each) => each === changed)) return
        const value: unknown = values[changed as keyof Values]
        chosen[changed] = value instanceof File ? value.name : undefined
        writeDraft(files, chosen)
      },
    })
  }, [form, files, fields])

  const discardTexts = draft.discard
  const discard = useCallback(() => {
    discardTexts()
    clearDraft(files)
    setLost(false)
  }, [discardTexts, files])

  return { restored: draft.restored || hasLost, discard }
}
