import { bengaluru } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { addContact, SAMPLE_COMPANY, signInPage } from '../support/accounts'
import { holdAnswer, methodUrl, waitForAnswer } from '../support/network'
import { expect, test } from '../support/test'

const DETAILS = 'job_portal.api.get_company_details'
const ON_TOP = /This is the newest version, with what you typed on top/

test('a company saved elsewhere is not overwritten: the newest version is merged under what was typed', async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  await form.open(3)
  const elsewhere = { name: owner.company, phone: '9811111111', contact_name: 'Ravi Kumar' }
  await owner.call('job_portal.api.update_company_details', elsewhere)
  await form.field('Phone Number').fill('9822222222')
  await form.update().click()
  const sentence = /This company was changed on another device after you opened it/
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  const before = await owner.call(DETAILS, { company_name: owner.company })
  expect(before).toMatchObject({ phone: '9811111111', contact_name: 'Ravi Kumar' })

  await page.getByRole('button', { name: 'Load the newest' }).click()
  await expect(page.getByText(ON_TOP)).toContainText('Changed on both sides: Phone Number.')
  await expect(form.field('Contact Person')).toHaveValue('Ravi Kumar')
  await expect(form.field('Phone Number')).toHaveValue('9822222222')
  await form.update().click()
  await toasted('Company updated successfully!')
  const after = await owner.call(DETAILS, { company_name: owner.company })
  expect(after).toMatchObject({ phone: '9822222222', contact_name: 'Ravi Kumar' })
})

test('each tab keeps its own contact form through a reload', async ({ page, owner, hrDetails: hr }) => {
  for (const name of ['Meera', 'Ravi']) await addContact(owner, name)
  const otherTab = await page.context().newPage()
  const otherHr = new HrDetails(otherTab)
  await hr.openList()
  await hr.plus().click()
  await hr.fill({ name: 'New One' })
  await otherHr.openList()
  await otherHr.startEdit('Ravi')
  await expect(otherHr.field('Name')).toHaveValue('Ravi')
  await page.reload()
  await expect(hr.field('Name')).toHaveValue('New One')
  await expect(hr.form('Add HR Details')).toBeVisible()

  await hr.back().click()
  await hr.startEdit('Meera')
  await hr.fill({ name: 'Meera Menon' })
  await otherTab.reload()
  await expect(otherHr.field('Name')).toHaveValue('Ravi')
  await page.reload()
  await expect(hr.field('Name')).toHaveValue('Meera Menon')
  await expect(hr.field('Email')).toHaveValue('meera@example.in')

  await hr.save().click()
  await expect(hr.entry('Meera Menon')).toContainText('meera@example.in')
  await expect(hr.entry('Ravi')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('a save that waits for its answer writes nothing to another account that signed in meanwhile', async ({
  page,
  newcomer: _,
  companyForm: form,
  toast,
  signUpElsewhere,
}) => {
  const call = 'job_portal.api.add_company'
  await form.open()
  await form.fillAll(bengaluru(SAMPLE_COMPANY))
  const letGo = await holdAnswer(page, methodUrl(call))
  const sending = page.waitForRequest(methodUrl(call))
  await form.create().click()
  const sent = await sending
  const other = await signUpElsewhere()
  await signInPage(await page.context().newPage(), other)
  await expect(form.step('Company Info')).toBeVisible()
  await expect(form.field('Company Name')).toHaveValue('')

  const sends: string[] = []
  page.on('request', (request) => sends.push(request.url()))
  letGo()
  expect((await sent.response())?.status()).toBe(200)
  await waitForAnswer(page, call)
  await form.field('Company Name').fill('Another Company')
  await expect(toast('Company created successfully!')).toBeHidden()
  expect(sends.filter((url) => /upload_file|add_company/.test(url))).toEqual([])
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept.companyName).toBeUndefined()
  expect(JSON.parse(String(kept['draft:company']))).toMatchObject({ owner: other.session.user.username })
})

test('nothing of one account is sent as another that has just signed in elsewhere', async ({
  page,
  newcomer: _,
  companyForm: form,
  administrator,
  signUpElsewhere,
}) => {
  await form.open()
  await form.fillAll(bengaluru(SAMPLE_COMPANY))
  const other = await signUpElsewhere()
  // Another tab has signed in but not stored its session yet.
  await page.context().addCookies(other.cookies.map((cookie) => ({ ...cookie, url: other.baseUrl })))
  const sends: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sends.push(request.url()))
  await form.create().click()
  await expect(page.getByText('User not authenticated').first()).toBeVisible()
  expect(sends).toHaveLength(1)

  const filters = JSON.stringify([['owner', '=', other.session.user.email]])
  for (const doctype of ['JP Company', 'File']) {
    const query = new URLSearchParams({ filters })
    const stored = await administrator.client.request(`/api/resource/${doctype}?${query}`)
    expect((await stored.json()).data).toEqual([])
  }
})
