import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { companyId } from '@/entities/company/company'
import { getCompanyDetails } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { sentenceOf } from '@/lib/backend/errors'
import { putNewestUnder } from '@/lib/forms/newest'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { type CompanyValues, type FieldName, valuesOf } from './fields'

export type NewestCompany = {
  /** What the form's changes are counted from; null for a new company. */
  stored: Company | null
  /** After a load, the fields that were changed elsewhere and here: what was typed here stands in them. */
  clashes: FieldName[] | null
  /** Loads the company anew and puts it under what was typed. True when that worked; says so when not. */
  load: () => Promise<boolean>
}

/** The company that a form edits, first as it was `opened`, then as the server holds it by now. */
export function useNewestCompany(form: UseFormReturn<CompanyValues>, opened: Company | null): NewestCompany {
  const [stored, setStored] = useState(opened)
  const [clashes, setClashes] = useState<FieldName[] | null>(null)

  async function load(): Promise<boolean> {
    if (!stored) return false
    try {
      const newest = await getCompanyDetails(companyId(stored))
      setClashes(putNewestUnder(form, valuesOf(stored), valuesOf(newest)))
      setStored(newest)
      return true
    } catch (thrown) {
      toast.error(sentenceOf(thrown, __('Failed to fetch company details')))
      return false
    }
  }

  return { stored, clashes, load }
}
