import { callsNotLoaded } from '@/lib/backend/errors'

/** What may be uploaded: the MIME types of the rules' `uploads`, and the maximum size. */
export type Allowed = { accept: readonly string[]; maxBytes: number }

export const PDF = 'application/pdf'
export const WORD_TYPES = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
]

export const isPictureType = (type: string) => type.startsWith('image/')

/**
 * The `accept` of a file input. It allows any picture, since we convert it to PNG or JPG. It also allows Word files: a
 * phone would grey them out without saying that a PDF is needed.
 */
export function choosable(accept: readonly string[]): string {
  const pictures = accept.some(isPictureType) ? ['image/*'] : []
  return [...pictures, ...(accept.includes(PDF) ? [PDF, ...WORD_TYPES] : [])].join(',')
}

const prepared = new WeakMap<File, Promise<File>>()

/**
 * Shrinks a chosen picture and corrects a file's name. Rejects with a BackendError that says why the file cannot be
 * sent.
 */
export function prepareFile(file: File, allowed: Allowed): Promise<File> {
  const preparing = import('./fitting-file').then(
    ({ fittingFile }) => fittingFile(file, allowed),
    () => {
      throw callsNotLoaded()
    },
  )
  prepared.set(file, preparing)
  return preparing
}

/** The prepared file. A form may be sent before it is ready. Rejects like `prepareFile`. */
export const preparedFile = (file: File): Promise<File> => prepared.get(file) ?? Promise.resolve(file)
