import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { clearError } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { UploadIcon } from '@/ui/screen-icons'
import { labels, type SearcherValues, type TextField } from './fields'

/** Fills the form from a JSON Resume, for the person to check. Nothing of the file is sent. */
export function FillIn({ form }: { form: UseFormReturn<SearcherValues> }) {
  const input = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState<TextField[]>([])
  const { isRunning, run, failure } = useSend({
    call: async (file: File) => (await import('./json-resume')).fieldsOfFile(file),
    done: (found) => {
      const names = Object.keys(found) as TextField[]
      // The city belongs to the previous pincode.
      const values = found.pincode ? { ...found, city: '' } : found
      for (const [name, value] of Object.entries(values) as [TextField, string][]) {
        form.setValue(name, value, { shouldDirty: true })
        clearError(form, name)
      }
      setFilled(names)
    },
    otherwise: () => __('The file cannot be read. Please choose another one.'),
    toasts: false,
  })
  return (
    <>
      <Button variant="outline" busy={isRunning} onClick={() => input.current?.click()}>
        <UploadIcon small />
        <span>{__('Fill in from a file (JSON Resume)')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={__('Fill in from a file (JSON Resume)')}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          setFilled([])
          if (file) void run(file)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {filled.length > 0 && (
        <Banner tone="info">
          {__('Filled in: {0}. Please check it, then save.', [
            filled.map((name) => labels[name]()).join(', '),
          ])}
        </Banner>
      )}
    </>
  )
}
