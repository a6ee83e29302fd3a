import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '@/lib/backend/errors'
import { choosable, preparedFile, prepareFile } from '@/lib/forms/prepare-file'
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

/** A stored file's name without the random suffix of the server. */
const nameOf = (address?: string | null) =>
  address
    ?.split('/')
    .pop()
    ?.replace(/-[0-9a-f]{12}(?=\.\w+$)/, '')

/** A blob URL of the bytes to upload, for a preview. It is revoked when the file changes. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    setAddress(null)
    if (!file) return
    let created: string | undefined
    let isOver = false
    preparedFile(file).then(
      (ready) => {
        if (isOver || !isImage(ready)) return
        created = URL.createObjectURL(ready)
        setAddress(created)
      },
      // The picker itself shows why the file is refused.
      () => {},
    )
    return () => {
      isOver = true
      if (created) URL.revokeObjectURL(created)
    }
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
  /** The upload limit in bytes. A picture may be larger, since it is shrunk. */
  maxBytes: number
  file: File | null
  /** The URL of the stored file, when editing. */
  storedUrl?: string | null
  /** While an earlier file is sent: no further one can be chosen, since nobody would send it. */
  isSending?: boolean
  /** Called at once, while the file is still being prepared. Null restores the stored file. */
  onPick: (file: File | null) => void
  /** A phone opens this camera instead of its files. */
  capture?: 'user' | 'environment'
  /** Receives the input, for moving the focus to an invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** Chooses a file and previews it. The save uploads it (docs/behaviour.md#company-files). */
export function FilePicker(props: FilePickerProps) {
  const { label, required, error, helper, accept, maxBytes, file, storedUrl } = props
  const { isSending = false, onPick, capture, inputRef } = props
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const [preparing, setPreparing] = useState<File>()
  const latest = useRef<File>(undefined)
  const picked = usePreview(file)
  const preview = picked ?? (!file && storedUrl && isImageAddress(storedUrl) ? storedUrl : null)

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    // Lets the person choose the same file again after a refusal.
    event.target.value = ''
    if (!chosen) return
    const before = file
    latest.current = chosen
    setRefusal(undefined)
    setPreparing(chosen)
    const ready = prepareFile(chosen, { accept, maxBytes })
    onPick(chosen)
    try {
      await ready
      toast.success(__('File selected successfully!'), { isOnScreen: true })
    } catch (thrown) {
      if (latest.current !== chosen) return
      setRefusal(sentenceOf(thrown, __('The file cannot be read. Please choose another one.')))
      onPick(before)
    } finally {
      setPreparing((one) => (one === chosen ? undefined : one))
    }
  }

  const described = [...(required ? ['required'] : []), ...(helper ? ['helper'] : []), 'error']
  const name = file?.name ?? nameOf(storedUrl)
  return (
    <Stack gap="1.5">
      <FormLabel htmlFor={id} required={required}>
        {label}
      </FormLabel>
      {/* As text, because browsers present a file input as a button and do not announce `required`. */}
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
            {name ?? (capture ? __('Take a photo') : __('Choose a file'))}
          </Text>
          {helper && (
            <Text tone="muted" size="xs" id={`${id}-helper`}>
              {helper}
            </Text>
          )}
          <Text tone="muted" size="xs" role="status">
            {(preparing || isSending) && __('Processing...')}
          </Text>
        </Stack>
        <HiddenText>
          <input
            ref={inputRef}
            id={id}
            type="file"
            accept={choosable(accept)}
            capture={capture}
            aria-invalid={error || refusal ? true : undefined}
            aria-disabled={isSending}
            onClick={(event) => isSending && event.preventDefault()}
            aria-describedby={described.map((part) => `${id}-${part}`).join(' ')}
            onChange={pick}
          />
        </HiddenText>
      </Drop>
      <FieldError id={`${id}-error`}>{refusal ?? error}</FieldError>
    </Stack>
  )
}
