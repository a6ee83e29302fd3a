import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { hasCheckDigit, isOfPan, isPanOf } from '@/entities/company/identity-numbers'
import { useIsLive } from '@/entities/market/hooks'
import { withLatinDigits } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { TidyField } from '@/ui/tidy-field'
import { useCompanyFields, useCompanyForm } from './company-fields'

const tidyCode = (text: string): string => withLatinDigits(text).replace(/\s/g, '').toUpperCase()

/** A field for an official number. It converts to upper case and removes spaces, which pasted numbers may contain. */
function CodeField(props: Omit<ComponentProps<typeof TidyField>, 'tidy'>) {
  return (
    <TidyField autoCapitalize="characters" autoComplete="off" spellCheck={false} {...props} tidy={tidyCode} />
  )
}

/** The typed value of a field once the person has left it. */
function useTyped(name: 'gst_msme_no' | 'pan') {
  const { control, formState } = useCompanyForm()
  return { typed: useWatch({ control, name }).trim(), isLeft: Boolean(formState.touchedFields[name]) }
}

/** A hint when the check digit or PAN does not match. The server warns the reviewer and accepts the number. */
function useGstHint(gstin: string): string | undefined {
  const { typed: pan } = useTyped('pan')
  if (!useIsLive() || !patterns.gstin.test(gstin)) return undefined
  if (!hasCheckDigit(gstin))
    return __('Please check this number: its last character does not fit the others.')
  if (patterns.pan.test(pan) && !isOfPan(gstin, pan))
    return __('Please check: this GST number is of another PAN.')
  return undefined
}

function usePanHint(pan: string): string | undefined {
  const { control } = useCompanyForm()
  const companyType = useWatch({ control, name: 'company_type' })
  if (!useIsLive() || !patterns.pan.test(pan) || isPanOf(companyType, pan)) return undefined
  return __('Please check: the fourth letter of this PAN is not that of a {0}.', [__(companyType)])
}

export function GstField() {
  const field = useCompanyFields()('gst_msme_no')
  const { typed, isLeft } = useTyped('gst_msme_no')
  const isWrong = typed !== '' && !patterns.gstin.test(typed) && (isLeft || Boolean(field.error))
  const hint = useGstHint(typed)
  const helper = isWrong ? __('Invalid GST format. Format: 22AAAAA0000A1Z5') : hint
  return <CodeField {...field} helper={helper} placeholder="22AAAAA0000A1Z5" characters={15} />
}

export function PanField() {
  const { typed } = useTyped('pan')
  const hint = usePanHint(typed)
  return <CodeField {...useCompanyFields()('pan')} helper={hint} placeholder="ABCDE1234F" characters={10} />
}
