import { callsNotLoaded } from '@/lib/backend/errors'

/** What may go up: the MIME types of the rules' `uploads`, and the most bytes. */
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
 * What a file's input offers to choose. Any picture that the browser can read, since it is made a PNG or JPG; and a Word
 * file, since a phone that greys it out does not say how it becomes a PDF.
 */
export function choosable(accept: readonly string[]): string {
  const pictures = accept.some(isPictureType) ? ['image/*'] : []
  return [...pictures, ...(accept.includes(PDF) ? [PDF, ...WORD_TYPES] : [])].join(',')
}

const prepared = new WeakMap<File, Promise<File>>()

/** Makes of a chosen file what goes up: a picture smaller, the name fitting. Rejects with a BackendError that says why not. */
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

/** What a chosen file became, once that is known: a form may be sent before. Rejects as `prepareFile`. */
export const preparedFile = (file: File): Promise<File> => prepared.get(file) ?? Promise.resolve(file)
