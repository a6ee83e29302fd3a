import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { FieldError, FormLabel } from './field'
import { Stack } from './layout'
import { Picture } from './picture'
import { FileIcon, UploadIcon } from './screen-icons'
import { HiddenText, Text } from './text'

const Drop = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'calc({sizes.control} + {spacing.6})',
    padding: '3',
    bg: 'surface',
    borderWidth: 'thin',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { borderColor: 'brand', bg: 'brandSoft' },
    _focusWithin: { outline: '{borderWidths.medium} solid {colors.brand}' },
  },
})

const isImageAddress = (address: string) => /\.(png|jpe?g)$/i.test(address)
const isImage = ({ type, name }: File) => type.startsWith('image/') || isImageAddress(name)

/** A stored file's name without what the server put to it by chance. */
const nameOf = (address?: string | null) =>
  address
    ?.split('/')
    .pop()
    ?.replace(/-[0-9a-f]{12}(?=\.\w+$)/, '')

const subtypeOf = (type: string) => type.replace(/^.*\//, '')

/** 'PDF, PNG, JPG' */
function kindsOf(accept: readonly string[]): string {
  return accept.map((type) => subtypeOf(type).replace('jpeg', 'jpg').toUpperCase()).join(', ')
}

/** By its type or its ending: phones call a PDF application/x-pdf, too, or nothing at all. The server reads the content. */
function isAccepted({ type, name }: File, accept: readonly string[]): boolean {
  const endings = accept.map((accepted) => subtypeOf(accepted).replace('jpeg', 'jpe?g'))
  return accept.includes(type) || new RegExp(`\\.(${endings.join('|')})$`, 'i').test(name)
}

/** An address of the file's bytes in the browser for a preview; given back when the file changes. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file || !isImage(file)) return setAddress(null)
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}

export type FilePickerProps = {
  label: ReactNode
  required?: boolean
  error?: string
  helper?: ReactNode
  /** MIME types, as in the rules' `uploads`. */
  accept: readonly string[]
  /** The largest file taken, in bytes. */
  maxBytes: number
  file: File | null
  /** The address of a file that is stored already, when editing. */
  storedUrl?: string | null
  onPick: (file: File) => void
  /** Takes the input, for what moves the focus to a field that is wrong. */
  inputRef?: Ref<HTMLInputElement>
}

/** Chooses a file and previews it. The save sends it (docs/behaviour.md#company-files). */
export function FilePicker(props: FilePickerProps) {
  const { label, required, error, helper, accept, maxBytes, file, storedUrl, onPick, inputRef } = props
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const picked = usePreview(file)
  const preview = picked ?? (!file && storedUrl && isImageAddress(storedUrl) ? storedUrl : null)

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    // The same file can be chosen again after a refusal.
    event.target.value = ''
    if (!chosen) return
    if (!isAccepted(chosen, accept)) {
      return setRefusal(__('This type of file is not allowed. Please choose one of: {0}', [kindsOf(accept)]))
    }
    const megabytes = Math.floor(maxBytes / 2 ** 20)
    if (chosen.size > maxBytes) {
      return setRefusal(__('The file is too large. Please choose one of at most {0} MB.', [megabytes]))
    }
    if (chosen.size === 0) return setRefusal(__('The file is empty. Please choose another one.'))
    setRefusal(undefined)
    onPick(chosen)
    toast.success(__('File selected successfully!'))
  }

  const described = [...(required ? ['required'] : []), ...(helper ? ['helper'] : []), 'error']
  const name = file?.name ?? nameOf(storedUrl)
  return (
    <Stack gap="1.5">
      <FormLabel htmlFor={id} required={required}>
        {label}
      </FormLabel>
      {/* In words: a choice of a file is a button to browsers, which tell of none that it is required. */}
      {required && <HiddenText id={`${id}-required`}>{__('Required')}</HiddenText>}
      <Drop>
        {preview ? (
          <Picture src={preview} alt="" side="control" borderRadius="sm" bg="sunken" />
        ) : name ? (
          <FileIcon color="brand" />
        ) : (
          <UploadIcon color="brand" />
        )}
        <Stack gap="0.5" flex="1">
          <Text strong size="sm">
            {name ?? __('Choose a file')}
          </Text>
          {helper && (
            <Text tone="muted" size="xs" id={`${id}-helper`}>
              {helper}
            </Text>
          )}
        </Stack>
        <HiddenText>
          <input
            ref={inputRef}
            id={id}
            type="file"
            accept={accept.join(',')}
            aria-invalid={error || refusal ? true : undefined}
            aria-describedby={described.map((part) => `${id}-${part}`).join(' ')}
            onChange={pick}
          />
        </HiddenText>
      </Drop>
      <FieldError id={`${id}-error`}>{refusal ?? error}</FieldError>
    </Stack>
  )
}
