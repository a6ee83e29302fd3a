// Every screen shows what people wrote as text: no element, no script, and no link except web addresses. Tested with
// what the real server stores, and with the raw text in the server's answers, so that the screens do not rely on the
// server's checks.

import type { Page } from '@playwright/test'
import rules from '../../job_portal/rules/company.json' with { type: 'json' }
import { addContact, type Owner, signInPage, signUpOwner } from '../support/accounts'
import { methodUrl } from '../support/network'
import { openScreens, ownScreens } from '../support/screens'
import { expect, test } from '../support/test'

/** The server refuses text that opens a tag. An older record may contain it. */
const MARKUP = [
  '<img src=x onerror=window.ran=1>',
  '"><script>window.ran=1</script>',
  'Rao <svg/onload=window.ran=1>',
  "'><iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
]
const TEXT = [
  'javascript:window.ran=1//',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  '" autofocus onfocus="window.ran=1',
]

/** Fields that take any text. */
const freeTexts = Object.entries(rules)
  .filter(([, rule]) => !['options', 'pattern', 'fixed', 'boolean', 'file'].some((key) => key in rule))
  .map(([name]) => name)
  .filter((name) => !['jp_industry_master', 'company_founded'].includes(name))

const filledWith = (payload: string) => Object.fromEntries(freeTexts.map((name) => [name, payload]))

/** Elements, links and scripts that come from the written text. */
async function injectedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strange = document.querySelectorAll(
      'iframe, object, embed, img[src=x], [onerror], [onload], [onfocus], [srcdoc], body script:not([src], [type$=json])',
    )
    const links = [...document.querySelectorAll('a')].filter(({ href }) => /^(javascript|data):/i.test(href))
    const ran = 'ran' in window ? ['a script ran'] : []
    return [...ran, ...[...strange, ...links].map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Every screen that shows what an account wrote. */
async function visitAll(page: Page, contact: string | RegExp) {
  const check = async (what: string) => expect.soft(await injectedElements(page), what).toEqual([])
  for (const { path } of ownScreens) {
    await page.goto(`/frontend/${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
    await check(path)
  }
  for (const step of [1, 2, 3]) {
    await page.goto(`/frontend/create-company-profile?step=${step}`)
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    await check(`step ${step} of the company`)
  }
  await page.goto('/frontend/hr-owner-display')
  await page.getByRole('button', { name: contact }).first().click()
  await expect(page.getByRole('button', { name: 'Update HR Details' })).toBeVisible()
  await check('a contact that is edited')
  await page.goto('/frontend/job-details')
  await page.getByRole('tab', { name: 'Company Details' }).click()
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
  await check('the company of a job')
  await page.goto('/frontend/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await check('home and its menu')
}

const addNamed = (owner: Owner, hr_name: string) =>
  owner.call('job_portal.api.add_hr_details', {
    company_name: owner.company,
    hr_name,
    hr_mobile: '9812345678',
    hr_email: 'payload@example.in',
  })

for (const payload of MARKUP)
  test(`refused by the server: ${payload}`, async ({ sharedOwner, administrator, baseURL }) => {
    const inWords = /may not contain HTML/
    const company = signUpOwner(String(baseURL), administrator, { about_company: payload })
    await expect(company).rejects.toThrow(inWords)
    await expect(addNamed(sharedOwner, payload)).rejects.toThrow(inWords)
  })

for (const payload of TEXT)
  test(`as the server stores it: ${payload}`, async ({ page, administrator, baseURL }) => {
    const owner = await signUpOwner(String(baseURL), administrator, filledWith(payload))
    await addContact(owner, 'Meera')
    await addNamed(owner, payload)
    await signInPage(page, owner)
    await visitAll(page, 'Edit Meera')
  })

for (const payload of [...MARKUP, ...TEXT]) {
  test(`as it was typed: ${payload}`, async ({ page, resident }) => {
    await addContact(resident, 'Meera')
    const contact = { hr_name: payload, hr_mobile: payload, hr_email: payload }
    await page.route('**/api/method/job_portal.api.get_*_details*', async (route) => {
      const response = await route.fetch()
      const { message } = await response.json()
      const entries = [{ hr_row_id: 'row', ...contact }]
      const dirty = Array.isArray(message)
        ? entries
        : {
            ...message,
            ...filledWith(payload),
            company_logo: payload,
            review_reason: payload,
            hr_list: entries,
          }
      await route.fulfill({ response, json: { message: dirty } })
    })
    await page.evaluate((name) => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}')
      session.user.full_name = name
      localStorage.setItem('session', JSON.stringify(session))
    }, payload)
    await visitAll(page, /^Edit/)
  })

  test(`in addresses, in storage and in refusals: ${payload}`, async ({ page }) => {
    await page.goto('/api/method/ping')
    await page.evaluate((text) => {
      for (const key of ['userType', 'companyName', 'companyEdit', 'hrEdit', 'fromProfile', 'draft:signup'])
        localStorage.setItem(key, text)
      sessionStorage.setItem('verification', text)
    }, payload)
    const query = new URLSearchParams({ search: payload, job: payload, step: payload })
    for (const screen of openScreens) {
      await page.goto(`/frontend/${screen.path}?${query}`)
      await expect(page.getByRole('main')).toBeVisible()
      expect.soft(await injectedElements(page), screen.path).toEqual([])
    }
    const words = JSON.stringify([JSON.stringify({ message: payload })])
    await page.route(methodUrl('sign_in_manager.api.send_custom_sms'), (route) =>
      route.fulfill({ status: 417, json: { exc_type: 'ValidationError', _server_messages: words } }),
    )
    await page.goto('/frontend/login')
    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.getByRole('button', { name: 'OTP' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible()
    expect.soft(await injectedElements(page), 'a refusal').toEqual([])
  })
}
