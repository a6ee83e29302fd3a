import { fileRefused } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { type Allowed, isPictureType, PDF, WORD_TYPES } from './prepare-file'

const heads: Record<string, RegExp> = {
  // Mail programs and scanners put a byte-order mark or blanks first. The server strips them.
  [PDF]: /^(?:\xef\xbb\xbf)?\s{0,64}%PDF-/,
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xff\xd8\xff/,
}
const endings: Record<string, RegExp> = {
  [PDF]: /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
}
/** Longer than any file signature. */
const HEAD_BYTES = 128
/** In bytes. A picture below this is sent unchanged. */
const SMALL_PICTURE = 500_000

const PICTURE = /\.(?:png|jpe?g|jfif|webp|hei[cf]|avif|gif|bmp)$/i
const WORD = /\.(?:docx?|odt|rtf)$/i
/** How an RTF file begins; a ZIP archive and a compound file, and what those of a text document contain. */
const WORD_CONTENTS = [
  ['{\\rtf', ''],
  ['PK', 'word/document.xml'],
  ['PK', 'opendocument.text'],
  ['\xd0\xcf', 'W\0o\0r\0d\0D\0o\0c'],
] as const
/** Both ends of a file are searched, as far as this, for what it contains. */
const SEARCHED_BYTES = 1_000_000
const isPicture = ({ type, name }: File) => isPictureType(type) || PICTURE.test(name)

async function isWord(file: File): Promise<boolean> {
  if (WORD_TYPES.includes(file.type) || WORD.test(file.name)) return true
  // Messengers and download apps may drop the ending.
  const ends = new Blob([file.slice(0, SEARCHED_BYTES), file.slice(-SEARCHED_BYTES)])
  const content = new TextDecoder('latin1').decode(await ends.arrayBuffer())
  return WORD_CONTENTS.some(([start, inside]) => content.startsWith(start) && content.includes(inside))
}

/** 'image/jpeg' → 'jpg' */
const endingOf = (type: string) => type.replace(/^.*\//, '').replace('jpeg', 'jpg')

/** The MIME type by the file's first bytes: phones give wrong names and types. Undefined for other types. */
async function typeOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  return Object.keys(heads).find((type) => heads[type]?.test(head))
}

/** Renames the file so that its extension matches its type: the server compares them. */
function named(bytes: Blob, type: string, { name }: File): File {
  const fitting = endings[type]?.test(name)
  const stem = name.replace(PICTURE, '').replace(/\.pdf$/i, '')
  return new File([bytes], fitting ? name : `${stem}.${endingOf(type)}`, { type })
}

async function refusal(file: File, accept: readonly string[]): Promise<string> {
  if (accept.includes(PDF) && (await isWord(file)))
    return __(
      'A Word file cannot be sent. Open it on your phone, choose Print, then Save as PDF, and choose that PDF here.',
    )
  if (accept.includes(PDF) && endings[PDF]?.test(file.name))
    return __('This file is not a PDF, though its name says so. Please save it as a PDF once more.')
  const kinds = accept.map((type) => endingOf(type).toUpperCase()).join(', ')
  return __('This type of file is not allowed. Please choose one of: {0}', [kinds])
}

/** A picture small enough to send; undefined when this browser cannot read it. */
async function shrunk(file: File, type: string | undefined): Promise<File | undefined> {
  try {
    const { shrinkPicture } = await import('./shrink-picture')
    const blob = await shrinkPicture(file, type)
    return named(blob, blob.type, file)
  } catch (thrown) {
    console.warn(thrown)
    return undefined
  }
}

async function preparePicture(file: File, maxBytes: number, type: string | undefined): Promise<File> {
  const original = type && file.size <= maxBytes ? named(file, type, file) : undefined
  if (original && file.size <= SMALL_PICTURE) return original
  const smaller = await shrunk(file, type)
  if (!smaller && !type)
    throw fileRefused(
      __('This browser cannot read the picture. Please take a screenshot of it, and choose that.'),
    )
  return smaller && smaller.size < (original?.size ?? Number.POSITIVE_INFINITY) ? smaller : (original ?? file)
}

/** Prepares a chosen file for the upload. Rejects with a BackendError that says why it cannot be sent. */
export async function fittingFile(file: File, { accept, maxBytes }: Allowed): Promise<File> {
  if (file.size === 0) throw fileRefused(__('The file is empty. Please choose another one.'))
  const type = await typeOf(file).catch((thrown) => {
    throw fileRefused(__('The file cannot be read. Please choose another one.'), thrown)
  })
  const isToDraw = type ? isPictureType(type) && accept.includes(type) : isPicture(file)
  let ready: File
  if (isToDraw && accept.some(isPictureType)) ready = await preparePicture(file, maxBytes, type)
  else if (type && accept.includes(type)) ready = named(file, type, file)
  else throw fileRefused(await refusal(file, accept))
  if (ready.size > maxBytes) {
    const megabytes = Math.floor(maxBytes / 2 ** 20)
    throw fileRefused(__('The file is too large. Please choose one of at most {0} MB.', [megabytes]))
  }
  return ready
}
