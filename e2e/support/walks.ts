import type { Page } from '@playwright/test'
import { agree, newMark, uploadDocument } from '../../scripts/lib/sample-company.mjs'
import { readCatalogue } from '../../scripts/lib/strings/catalogues.mjs'
import { type Account, addContact, type Owner } from './accounts'
import { applyAs, postJob } from './market'
import { goWithin } from './screens'

/** Addresses below /frontend, in order. */
export type Walk = string[]

/** One question of each kind, one of them in the company's own words. */
const QUESTIONS = [
  { key: 'two_wheeler', must: true },
  { key: 'joins_within_days' },
  { text: 'आप कितने करघे एक साथ चला सकते हैं, और किस कंपनी के?', kind: 'number', must: 2 },
]
const LONG_TEXT = 'नमस्ते, मैं कल सुबह करघे देखने आऊँगा और अपने सारे काग़ज़ साथ लाऊँगा।\n'.repeat(12)

const PLUMBER = { headline: 'प्लंबर', pincode: '560001', upi_id: 'ravi@okbank', is_open: true }

/** The pages that a guest sees. */
export async function guestWalk(employer: Owner): Promise<Walk> {
  const job = await postJob(employer, { title: `Loom Operator ${newMark()}` })
  return [
    ...['login', 'signup', 'pre-onboarding', 'verify-otp', 'post-verification'],
    ...['home', 'jobs', 'freelancers', `job-details/${job}`, `company/${employer.company}`],
    ...['category', 'about-us', 'setting', 'maintenance', 'chat', 'filter', 'no-such-page'],
  ]
}

/** Both sides write about an application. Returns their screens. */
async function talk(employer: Owner, searcher: Account, job: string, application: string): Promise<Walk> {
  const say = (account: Owner | Account, values: object) =>
    account.call('job_portal.api.send_message', { application, client_id: newMark(), ...values })
  for (const account of [employer, searcher]) await agree(account)
  await say(employer, { kind: 'ready', key: 'bring_id' })
  await say(searcher, { kind: 'ready', key: 'running_late', values: { minutes: '10' } })
  // Each side's message causes a warning to the other side.
  await say(searcher, { body: 'ravi@okaxis' })
  await say(searcher, { body: LONG_TEXT })
  await say(searcher, { kind: 'file', file: await uploadDocument(searcher, `${'करघा'.repeat(12)}.pdf`) })
  await say(employer, { kind: 'card', payload: { doctype: 'JP Job', name: job } })
  const { conversation } = await say(employer, { body: 'https://a.in' })
  return ['chat', `chat/${conversation}`]
}

/** Offers the applicant two times for an interview. */
const offerTimes = (employer: Owner, application: string) =>
  employer.call('job_portal.api.offer_interviews', {
    applications: [application],
    slots: [
      { starts: '2099-01-05 10:30:00', place: 'call' },
      { starts: '2099-01-06 10:30:00', place: '12 MG Road' },
    ],
  })

/** The pages of a company with a contact, a job and an applicant. */
export async function companyWalk(employer: Owner, searcher: Account, letter?: string): Promise<Walk> {
  await addContact(employer, 'Meera')
  const job = await postJob(employer, { questions: QUESTIONS })
  const { questions } = await searcher.call('job_portal.api.get_job', { name: job })
  const given = [true, 'Within 7 days', 1]
  const answers = Object.fromEntries(given.map((answer, at) => [questions[at].id, answer]))
  const profile = { full_name: 'Ravi Kumar', headline: 'Weaver' }
  const { application } = await applyAs(searcher, job, profile, {
    answers,
    ...(letter && { cover_letter: letter }),
  })
  await offerTimes(employer, application)
  return [
    ...['home', 'my-jobs', `job-details/${job}`, `job-applicants?job=${job}`],
    ...[`candidate?application=${application}`, 'notifications', `pre-screened-candidates?job=${job}`],
    'interviews?when=coming',
    ...['shortlist-profile', 'applied-candidates', 'profile', 'members', 'connections', 'import-jobs'],
    'create-company-profile',
    ...['hr-owner-display', 'hr-owner-details', 'auth-finalization', 'consents', 'my-data'],
    ...['post-new-job', 'post-new-job?step=2', 'post-new-job?step=3', 'post-new-job?step=4'],
    ...(await talk(employer, searcher, job, application)),
  ]
}

/** The pages of a job searcher who can choose the time of an interview. */
export async function searcherWalk(searcher: Account, employer: Owner): Promise<Walk> {
  const job = await postJob(employer, { questions: QUESTIONS })
  const applied = await postJob(employer)
  const { application } = await applyAs(searcher, applied, { full_name: 'Ravi Kumar', pincode: '560001' })
  await offerTimes(employer, application)
  return [
    ...['home', `apply-job?job=${job}`, 'my-jobs', 'jobs-for-you', 'interviews?when=coming'],
    ...['notifications', 'profile', 'kept-searches', 'my-data', 'change-number'],
    ...(await talk(employer, searcher, applied, application)),
  ]
}

/** A brief with quotes, of which both sides have agreed to the first. Its texts are in Hindi in every walk. */
export async function hire(poster: Account, freelancers: readonly Account[]) {
  const fields = { title: 'रसोई का नल टपकता है', category: 'plumber', pincode: '560001', when: 'flexible' }
  const { name: brief } = await poster.call('job_portal.api.post_brief', fields)
  const quotes = []
  // An account from before the site's first job or brief was not asked for this consent.
  const agreed = { notices: { freelance: 1 }, language: 'en', is_adult: true }
  for (const freelancer of freelancers) {
    await freelancer.call('job_portal.api.give_consents', agreed)
    await freelancer.call('job_portal.api.save_freelancer', PLUMBER)
    const price = { amount: 500, unit: 'Visit', included: 'पाइप' }
    quotes.push(await freelancer.call('job_portal.api.send_quote', { brief, ...price }))
  }
  const accepted = { name: quotes[0].name, decision: 'accept' }
  const { engagement: name } = await poster.call('job_portal.api.decide_quote', accepted)
  const { scope, price, unit, on } = await poster.call('job_portal.api.get_engagement', { name })
  for (const side of [poster, freelancers[0]])
    await side?.call('job_portal.api.agree_engagement', { name, terms: { scope, price, unit, on } })
  return { brief, engagement: name }
}

/** The pages of a person who looks for freelancers, and has hired one of two. */
export async function findFreelancerWalk(poster: Account, freelancers: readonly Account[]): Promise<Walk> {
  const { brief, engagement } = await hire(poster, freelancers)
  return [
    ...['home', 'post-brief', 'post-brief?step=2', 'post-brief?step=3', 'my-briefs', 'my-briefs?list=hired'],
    ...[`briefs/${brief}`, `engagements/${engagement}`, 'favourites'],
  ]
}

/** The pages of a freelancer who is hired. */
export async function freelancerWalk(freelancer: Account, poster: Account): Promise<Walk> {
  const { brief, engagement } = await hire(poster, [freelancer])
  return ['home', 'briefs', `briefs/${brief}`, 'my-quotes', `engagements/${engagement}`, 'profile']
}

const pathOf = (address = '') => address.split('?')[0]

/** The page's loading texts in a language. */
const loadingTexts = (language: string) =>
  [...readCatalogue(language).values()]
    .filter(({ msgid }) => msgid.startsWith('Loading'))
    .map(({ msgstr }) => msgstr[0] ?? '')

/** Opens each address within the running app, in a language, and checks the page when it has loaded. */
export async function walkIn(
  page: Page,
  language: string,
  walk: Walk,
  look: (page: Page, what: string) => Promise<void>,
): Promise<void> {
  const loading = loadingTexts(language)
  const isOld = 'data-old'
  await page.goto(`/frontend/${walk[0]}`)
  for (const [index, address] of walk.entries()) {
    if (index > 0) {
      if (pathOf(address) !== pathOf(walk[index - 1]))
        await page.evaluate((name) => document.querySelector('h1')?.setAttribute(name, ''), isOld)
      await goWithin(page, address)
    }
    await page.waitForFunction(
      ([name, texts]) => {
        const heading = document.querySelector('h1')
        const waits = [...document.querySelectorAll('[role=status]')]
        const isWaiting = waits.some(({ textContent }) => texts.some((text) => textContent?.includes(text)))
        return heading && !heading.hasAttribute(name) && !isWaiting
      },
      [isOld, loading] as const,
    )
    // An element that moves in overlaps its frame for a moment.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    )
    await look(page, address)
  }
}
