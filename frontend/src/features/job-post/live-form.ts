import type { UseFormReturn } from 'react-hook-form'
import { useCompanyDetails } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { useCategoriesToChoose } from '@/entities/job/hooks'
import { inOrder } from '@/lib/i18n/in-order'
import { __ } from '@/lib/i18n/translate'
import type { SelectOption } from '@/ui/select-field'
import type { JobValues } from './fields'
import { type JobPlace, useJobPlace } from './use-job-place'

/** The data for publishing a job. Sample jobs have none. */
export type LiveForm = {
  company?: Company
  /** Why the company failed to load. */
  companyError?: string
  reloadCompany: () => void
  categories: SelectOption[]
  /** Undefined until the company is loaded. */
  contacts?: { value: string; label: string }[]
  place: JobPlace
  /** The name of the posted job that is edited. */
  postedName?: string
  publishedOn?: string
}

/** @param posted the job to edit or copy; a copy has no name. Other new jobs start with the company's place */
export function useLiveForm(
  form: UseFormReturn<JobValues>,
  posted?: { name?: string; publishedOn?: string | null; values: JobValues },
): LiveForm {
  const { company, error, reload } = useCompanyDetails()
  const { data: categories = [] } = useCategoriesToChoose()
  const place = useJobPlace(form, posted ? posted.values : company)
  return {
    company,
    companyError: error,
    reloadCompany: reload,
    categories: inOrder(
      categories.map(({ name }) => ({ value: name, label: __(name) })),
      ({ label }) => label,
    ),
    contacts:
      company &&
      (company.hr_list ?? []).map(({ hr_row_id, hr_name }) => ({ value: hr_row_id, label: hr_name })),
    // A new job gets its place from the company.
    place: { ...place, isLoading: place.isLoading || !(posted || company || error) },
    postedName: posted?.name,
    publishedOn: posted?.publishedOn ?? undefined,
  }
}

/** Finds the category of a draft from before the site was live, which is in lower case. */
export function listedCategory(category: string, categories: readonly SelectOption[]): string {
  const names = categories.map((option) => (typeof option === 'string' ? option : option.value))
  return names.find((name) => name.toLowerCase() === category.toLowerCase()) ?? category
}
