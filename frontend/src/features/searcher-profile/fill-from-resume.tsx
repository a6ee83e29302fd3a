import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { clearError } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Caption } from '@/ui/text'
import { labels, type SearcherValues, type TextField } from './fields'
import type { Found } from './json-resume'

const namesOf = (found: Found) => Object.keys(found) as TextField[]
const listed = (names: TextField[]) => names.map((name) => labels[name]()).join(', ')

/** Fills the empty fields of the form from a resume, for the person to check. Other fields change only on request. */
export function FillFromResume({ form }: { form: UseFormReturn<SearcherValues> }) {
  const [filled, setFilled] = useState<TextField[]>([])
  const [other, setOther] = useState<Found>({})
  const [city, setCity] = useState<string>()

  function fill(found: Found) {
    for (const name of namesOf(found)) {
      form.setValue(name, found[name] ?? '', { shouldDirty: true })
      clearError(form, name)
    }
    // The city belongs to the previous pincode.
    if (found.pincode) form.setValue('city', '', { shouldDirty: true })
    setFilled((before) => [...new Set([...before, ...namesOf(found)])])
  }

  const { isRunning, run, failure } = useSend({
    call: async (file: File) => {
      const { foundIn, sorted } = await import('./found-fields')
      const { city: town, ...found } = await foundIn(file)
      return { town: found.pincode ? undefined : town, ...sorted(found, form.getValues()) }
    },
    done: ({ empty, other, town }) => {
      fill(empty)
      setOther(other)
      setCity(form.getValues('pincode') ? undefined : town)
    },
    otherwise: () => __('The file cannot be read. Please choose another one.'),
    toasts: false,
  })
  const others = namesOf(other)
  return (
    <>
      <FileButton
        label={__('Fill in from a resume (PDF, DOCX or JSON)')}
        accept=".json,.pdf,.docx"
        busy={isRunning}
        onChoose={(file) => {
          setFilled([])
          setOther({})
          setCity(undefined)
          void run(file)
        }}
      />
      <Caption>
        {__('The site reads a PDF or DOCX and does not keep it. You check what was read, then save.')}
      </Caption>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {filled.length > 0 && (
        <Banner tone="info">{__('Filled in: {0}. Please check it, then save.', [listed(filled)])}</Banner>
      )}
      {city && <Banner tone="info">{__('The file names {0}. Please enter your pincode.', [city])}</Banner>}
      {others.length > 0 && (
        <>
          <Banner tone="info">{__('The file says something else about: {0}.', [listed(others)])}</Banner>
          <Button
            variant="outline"
            onClick={() => {
              fill(other)
              setOther({})
            }}
          >
            {__('Take these from the file, too')}
          </Button>
        </>
      )}
    </>
  )
}
