import { parseResume } from '@/entities/searcher/calls'
import { fileRefused } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { type SearcherValues, type TextField, textOf } from './fields'
import { type Found, fieldsOf, fieldsOfFile, filled } from './json-resume'

/**
 * Reads the form's fields from a resume: a JSON Resume on the device, a PDF or DOCX on the server, which stores
 * nothing. Throws a BackendError that says why the file is refused.
 */
export async function foundIn(file: File): Promise<Found> {
  if (/\.json$/i.test(file.name) || file.type === 'application/json') return fieldsOfFile(file)
  const megabytes = limits.upload_bytes / 2 ** 20
  if (file.size > limits.upload_bytes)
    throw fileRefused(__('The file is too large. Please choose one of at most {0} MB.', [megabytes]))
  const { fields, resume } = await parseResume(file)
  const told = Object.entries(fields).map(([name, value]) => [name, textOf(value)])
  return filled({ ...Object.fromEntries(told), ...(resume && fieldsOf(JSON.stringify(resume))) })
}

/** Splits the found fields: those that are empty in the form, and those with another value. */
export function sorted(found: Found, values: SearcherValues): { empty: Found; other: Found } {
  const names = Object.keys(found) as TextField[]
  const pick = (is: (name: TextField) => boolean): Found =>
    Object.fromEntries(names.filter(is).map((name) => [name, found[name]]))
  // The unit of an amount always has a value.
  const isEmpty = (name: TextField) => !values[name === 'pay_unit' ? 'pay_expected' : name].trim()
  return {
    empty: pick(isEmpty),
    other: pick((name) => !isEmpty(name) && values[name] !== found[name]),
  }
}
