// Who looks at the screens: a company as one hopes for, one that says everything at length, and one just begun.

import { addCompany, signUp } from '../lib/sample-company.mjs'

/** @typedef {import('../../e2e/node_modules/playwright/index.js').Browser} Browser */
/** @typedef {{cookies: {name: string, value: string, url: string}[], kept: Record<string, string>}} Visitor kept: in local storage */
/** @typedef {import('../lib/administrator.mjs').Administrator} Administrator */

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">
<rect width="96" height="96" fill="#0f766e"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round">
<path d="M24 30c16-10 32 10 48 0M24 48c16-10 32 10 48 0M24 66c16-10 32 10 48 0"/>
<path d="M34 20v56M62 20v56" stroke="#fbbf24"/></g></svg>`

const LONG = {
  company_name:
    'Sri Venkateswara Agricultural Machinery Manufacturing and Export Corporation of Thiruvananthapuram',
  email: 'purchasing.and.supplier.relations.department@agricultural-machinery-thiruvananthapuram.example.in',
  about_company: 'We make what farmers need, and bring it to where they need it. '.repeat(12).trim(),
  address_line1: 'Plot 1187/B-2, Third Floor, Neyyattinkara Industrial Development Area, Phase IV',
  address_line2: 'Behind the old Kerala State Road Transport Corporation Bus Stand',
  city: 'Thiruvananthapuram',
  company_website: 'https://www.agricultural-machinery-thiruvananthapuram.example.in/about-the-company',
  specialization:
    'Tractors, harvesters, threshers, irrigation pumps, seed drills, spare parts, repairs on site',
  company_size: '201-500',
}

/**
 * @param {Browser} browser draws the logo
 * @returns {Promise<File>}
 */
async function drawLogo(browser) {
  const page = await browser.newPage({ viewport: { width: 192, height: 192 } })
  await page.setContent(`<body style="margin:0">${LOGO}`)
  const picture = await page.screenshot()
  await page.close()
  return new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' })
}

/**
 * @param {Awaited<ReturnType<typeof signUp>>} account
 * @param {Record<string, string>} [alsoKept]
 * @returns {Visitor} a browser in which this account has signed in
 */
export function signedIn({ baseUrl, cookies, session }, alsoKept) {
  const { token, api_key, api_secret, sid, user } = session
  return {
    cookies: cookies.map((cookie) => ({ ...cookie, url: baseUrl })),
    kept: {
      session: JSON.stringify({ token, api_key, api_secret, sid, user }),
      userType: 'company',
      ...alsoKept,
    },
  }
}

/**
 * Signs three accounts up, two of them with a company and its contacts.
 * @param {Browser} browser
 * @param {string} baseUrl
 * @param {Administrator} administrator
 * @returns {Promise<Record<'guest' | 'newAccount' | 'company' | 'longCompany', Visitor>>}
 */
export async function makeAccounts(browser, baseUrl, administrator) {
  const newAccount = await signUp(baseUrl, administrator)
  const company = await signUp(baseUrl, administrator)
  const longCompany = await signUp(baseUrl, administrator)

  const name = await addCompany(company)
  await company.call('job_portal.api.update_company_details', {
    name,
    company_logo: await company.upload(await drawLogo(browser)),
  })
  await company.call('job_portal.api.add_hr_details', {
    company_name: name,
    hr_name: 'Meera Iyer',
    hr_mobile: '9812345678',
    hr_email: 'meera@raotextiles.in',
  })
  await administrator.update('JP Company', name, { status: 'Approved' })

  const longName = await addCompany(longCompany)
  await longCompany.call('job_portal.api.update_company_details', { name: longName, ...LONG })
  for (const person of ['Venkatanarasimharajuvaripeta Subrahmanyam Gopalakrishnan', 'Ravi'])
    await longCompany.call('job_portal.api.add_hr_details', {
      company_name: longName,
      hr_name: person,
      hr_mobile: '9812345678',
      hr_email: LONG.email,
    })

  return {
    guest: { cookies: [], kept: {} },
    newAccount: signedIn(newAccount),
    company: signedIn(company, { companyName: name }),
    longCompany: signedIn(longCompany, { companyName: longName }),
  }
}
