import companyRules from '@rules/company.json'
import { createContext, useContext } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { clearError, useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { FilePicker } from '@/ui/file-picker'
import { type CompanyValues, type FieldName, type FileField, labels } from './fields'

const FormContext = createContext<UseFormReturn<CompanyValues> | null>(null)

export const CompanyFormProvider = FormContext.Provider

export function useCompanyForm(): UseFormReturn<CompanyValues> {
  const form = useContext(FormContext)
  if (!form) throw new Error('useCompanyForm must be used within a CompanyFormProvider')
  return form
}

export const isRequired = (name: FieldName): boolean => 'required' in companyRules[name]

/** The common props of the company's fields: name, label, asterisk, value and error. */
export function useCompanyFields() {
  const field = useFormFields(useCompanyForm())
  return (name: FieldName) => ({ ...field(name), label: labels[name](), required: isRequired(name) })
}

const helpers = {
  logo: () => __('PNG or JPG, up to 5 MB'),
  document: () => __('PDF, PNG or JPG, up to 5 MB'),
}

/**
 * One of the company's files. The save uploads it.
 *
 * @param examples a sentence that names papers which are accepted
 */
export function CompanyFile({ name, examples }: { name: FileField; examples?: string }) {
  const form = useCompanyForm()
  const kind = companyRules[name].file as keyof typeof helpers
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <FilePicker
          label={labels[name]()}
          required={isRequired(name)}
          error={fieldState.error?.message}
          helper={
            examples ? (
              <>
                <span>{`${examples} `}</span>
                <span>{helpers[kind]()}</span>
              </>
            ) : (
              helpers[kind]()
            )
          }
          accept={uploads[kind]}
          maxBytes={limits.upload_bytes}
          file={field.value instanceof File ? field.value : null}
          storedUrl={typeof field.value === 'string' ? field.value || null : null}
          inputRef={field.ref}
          onPick={(file) => {
            field.onChange(file ?? form.formState.defaultValues?.[name] ?? '')
            clearError(form, name)
          }}
        />
      )}
    />
  )
}
