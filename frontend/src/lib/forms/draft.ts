import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { signedInAccount } from '@/lib/backend/session'
import { draftPrefix, readJson, remove, writeJson } from '@/lib/storage'

type StoredDraft = {
  /** The account that typed it; null before sign-in. */
  owner: string | null
  values: Record<string, unknown>
}

/** Drops files, which the storage cannot hold, and `undefined`. */
function keepable(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && !(value instanceof Blob),
  )
  return Object.fromEntries(entries)
}

/** The values that were changed. A draft holds only these: the rest may be newer when the form opens again. */
export function changedFrom<Values extends Record<string, unknown>>(
  before: Record<string, unknown>,
  values: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(changed) as Partial<Values>
}

/** The draft of that name, or null. Never another account's draft. */
export function readDraft(name: string): Record<string, unknown> | null {
  const draft = readJson<StoredDraft>(draftPrefix + name)
  if (!draft?.values || typeof draft.values !== 'object') return null
  const owner = signedInAccount()
  return draft.owner && owner && draft.owner !== owner ? null : draft.values
}

/** Drops values whose type differs from their field's: no form could show them. Other forms' fields stay. */
function fitting(draft: Record<string, unknown> | null, defaults: Record<string, unknown>) {
  const entries = Object.entries(draft ?? {}).filter(
    ([name, value]) => !(name in defaults) || typeof value === typeof defaults[name],
  )
  return Object.fromEntries(entries)
}

export function writeDraft(name: string, values: Record<string, unknown>): void {
  writeJson(draftPrefix + name, {
    owner: signedInAccount(),
    values: keepable(values),
  } satisfies StoredDraft)
}

export function clearDraft(name: string): void {
  remove(draftPrefix + name)
}

export type FormDraft = {
  /** True when the form opened with values from a draft. */
  restored: boolean
  /** Deletes the draft after a successful save. Further typing starts a new one. */
  discard: () => void
}

/**
 * Keeps what is typed into a form through a reload, a failed save and an expired session. Files are not stored:
 * draft-with-files.ts.
 *
 * @param typed values typed into another form of these fields, files included: they fill this form and are stored
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  typed?: Partial<Values>,
): FormDraft {
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const defaults = form.formState.defaultValues ?? {}
    const kept = fitting(readDraft(name), defaults)
    const current = form.getValues()
    // Values typed before this form was ready, or into another form, are newer than the draft and not in it yet.
    const newer = { ...changedFrom(defaults, current), ...typed }
    if (Object.keys(newer).length > 0) writeDraft(name, { ...kept, ...newer })
    if (Object.keys({ ...kept, ...typed }).length > 0) {
      form.reset({ ...current, ...kept, ...newer } as Values, { keepDefaultValues: true })
      setRestored(true)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: current, defaultValues = {}, name: changed }) => {
        // Only typing, choosing and look-ups name a field; the app's own resets do not.
        if (changed) writeDraft(name, changedFrom(defaultValues, current))
      },
    })
  }, [form, name, typed])

  const discard = useCallback(() => {
    clearDraft(name)
    setRestored(false)
  }, [name])

  return { restored, discard }
}
