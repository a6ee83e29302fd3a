import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobValues } from './fields'
import type { LiveForm } from './live-form'
import { useHints } from './use-hints'

/** Chooses the category of the title's trade, until the company chooses another one. */
export function useOfferedCategory(form: UseFormReturn<JobValues>, live: LiveForm) {
  const { category } = useHints(form, live)
  const offered = useRef('')
  const isListed = live.categories.some((option) => typeof option !== 'string' && option.value === category)
  useEffect(() => {
    if (!category || !isListed || form.getValues('category') !== offered.current) return
    offered.current = category
    form.setValue('category', category, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }, [form, category, isListed])
}
