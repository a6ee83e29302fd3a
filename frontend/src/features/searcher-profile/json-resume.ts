import { fileRefused } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { options, patterns } from '@/lib/rules'
import { searcherRules, type TextField } from './fields'

/** Real resumes are smaller. Larger files are not read. */
const MOST_MEGABYTES = 1
const MOST_JOBS = 100
const FIRST_YEAR = 1950

/** The fields of the form that a file can fill. */
export type Found = Partial<Record<TextField, string>>

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const entries = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])

/** A text without invisible characters; '' for anything else. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        // Half of a surrogate pair, which no database accepts.
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, ' ')
        .trim()
    : ''
const lineOf = (value: unknown): string => textOf(value).replace(/\s+/g, ' ')

function listOf(texts: unknown[], { most }: { most: number }): string {
  return [...new Set(texts.map(lineOf).filter(Boolean))].slice(0, most).join('\n')
}

/** The months since the year 0 of an ISO date, which may lack its day and month. */
function monthOf(value: unknown): number | undefined {
  const [, year, month = '1'] = textOf(value).match(/^(\d{4})(?:-(\d\d))?/) ?? []
  return year && Number(year) >= FIRST_YEAR ? Number(year) * 12 + Number(month) - 1 : undefined
}

/** Whole years in which the person had a job. Two jobs at once count once. */
function yearsOf(jobs: Entry[], now: Date): string {
  const thisMonth = now.getFullYear() * 12 + now.getMonth()
  const months = new Set<number>()
  for (const { startDate, endDate } of jobs.slice(0, MOST_JOBS)) {
    const start = monthOf(startDate)
    const end = Math.min(monthOf(endDate) ?? thisMonth, thisMonth)
    for (let month = start ?? end; month < end; month += 1) months.add(month)
  }
  const years = Math.min(Math.floor(months.size / 12), searcherRules.experience_years.most)
  return years ? String(years) : ''
}

/** Indian names of schools and degrees, the highest first. */
const DEGREES: [RegExp, string][] = [
  [
    /\b(?:graduat|degree|bachelor|master|doctor|ph\.?d|mba|mca|bca|bba|[bm]\.? ?(?:tech|e|sc|com|a)\b)/i,
    'Graduate',
  ],
  [/diploma|polytechnic/i, 'Diploma'],
  [/\biti\b|industrial training/i, 'ITI'],
  [/\b(?:12|xii\b|hsc\b|higher secondary|intermediate)/i, '12th Pass'],
  [/\b(?:10|x\b|ssc\b|sslc\b|matric)/i, '10th or Below 10th'],
]

const degreeOf = ({ studyType }: Entry): string | undefined => {
  const told = lineOf(studyType)
  return options.min_education.includes(told) ? told : DEGREES.find(([pattern]) => pattern.test(told))?.[1]
}

function educationOf(schools: Entry[]): string {
  const degrees = schools.map(degreeOf)
  return DEGREES.find(([, degree]) => degrees.includes(degree))?.[1] ?? ''
}

function englishOf(languages: Entry[]): string {
  const fluency = lineOf(languages.find(({ language }) => /^english$/i.test(lineOf(language)))?.fluency)
  if (options.english_levels.includes(fluency)) return fluency
  return /native|fluent|professional|advanced/i.test(fluency) ? 'Good' : ''
}

function parsed(text: string): Entry {
  try {
    const resume: unknown = JSON.parse(text)
    if (isEntry(resume) && isEntry(resume.basics)) return resume
  } catch {
    // The sentence below says it.
  }
  throw fileRefused(__('This is not a JSON Resume file.'))
}

/** The fields with a value. Throws a BackendError if there are none. */
export function filled(found: Found): Found {
  const kept = Object.fromEntries(Object.entries(found).filter(([, value]) => value))
  if (Object.keys(kept).length === 0) throw fileRefused(__('Nothing in this file fits your profile.'))
  return kept
}

/**
 * The form's fields in a JSON Resume (jsonresume.org). Photo, gender, age and everything else that the form does not
 * ask for are not read. The form and the server check the texts like typed ones.
 *
 * @throws {BackendError} why the file is refused
 */
export function fieldsOf(text: string, now = new Date()): Found {
  const resume = parsed(text)
  const basics = resume.basics as Entry
  const place = isEntry(basics.location) ? basics.location : {}
  const jobs = entries(resume.work)
  const current = jobs.find(({ endDate }) => !textOf(endDate))
  const languages = entries(resume.languages)
  const skills = entries(resume.skills).flatMap(({ name, keywords }) => [
    name,
    ...(Array.isArray(keywords) ? keywords : []),
  ])
  const pincode = lineOf(place.postalCode)
  const found: Found = {
    full_name: lineOf(basics.name),
    headline: lineOf(basics.label) || lineOf(jobs[0]?.position),
    about: textOf(basics.summary),
    // Before version 1.0.0 the key was `company`.
    current_company: lineOf(current?.name) || lineOf(current?.company),
    experience_years: yearsOf(jobs, now),
    education: educationOf(entries(resume.education)),
    english_level: englishOf(languages),
    skills: listOf(skills, searcherRules.skills),
    languages: listOf(
      languages.map(({ language }) => language),
      searcherRules.languages,
    ),
    pincode: patterns.pincode.test(pincode) ? pincode : '',
  }
  return filled(found)
}

/** As `fieldsOf`, for a file that the device reads. */
export async function fieldsOfFile(file: File): Promise<Found> {
  if (file.size > MOST_MEGABYTES * 2 ** 20)
    throw fileRefused(__('The file is too large. Please choose one of at most {0} MB.', [MOST_MEGABYTES]))
  return fieldsOf(await file.text())
}
