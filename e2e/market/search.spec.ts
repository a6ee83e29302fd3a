import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf } from '../pages/home'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { postJob, signUpEmployer } from '../support/market'
import { expect, test } from '../support/test'
import { inDoubledText } from '../support/text-zoom'

// Each test looks for a word of its own, since the tests share one market.

test('chips show what was understood, and a tap removes the words from the text', async ({
  page,
  sharedEmployer: employer,
}) => {
  const own = newMark()
  await postJob(employer, { title: `Cook ${own}`, pincode: '411038', max_salary: '25000' })
  await postJob(employer, {
    title: `Cook ${own} plain`,
    pincode: '411038',
    min_salary: '8000',
    max_salary: '9000',
  })
  await postJob(employer, { title: `Cook ${own} far`, pincode: '700001', max_salary: '25000' })

  await page.goto('/frontend/jobs')
  const box = page.getByRole('combobox', { name: 'Search jobs' })
  const found = (number: number) =>
    expect(page.getByRole('heading', { name: `Jobs found: ${number}` })).toBeVisible()
  const pay = page.getByRole('button', { name: 'Remove ₹15,000 or more' })
  const place = page.getByRole('button', { name: 'Remove Kothrud, Pune' })
  await box.fill(`${own} near kothrud 15k`)
  await found(1)
  await expect(page.getByRole('status').filter({ hasText: 'Understood as' })).toContainText('Kothrud, Pune')
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page, 'chips')
  await inDoubledText(page, () => expectNoSidewaysScroll(page, 'chips, doubled text'))
  await place.press('Enter')
  await expect(box).toHaveValue(`${own} 15k`)
  await expect(pay).toBeFocused()
  await found(2)
  await page.reload()
  await expect(pay).toBeVisible()
  await pay.press('Enter')
  await expect(box).toHaveValue(own)
  await found(3)
  await expect(page.getByRole('heading', { name: 'Jobs found: 3' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`search=${own}$`))
})

test('a search without results says which filter was relaxed', async ({ page, sharedEmployer: employer }) => {
  const own = newMark()
  // About 7 km from there.
  await postJob(employer, { title: `Cook ${own}`, pincode: '411028' })
  await page.goto(`/frontend/jobs?search=${own}&pincode=411001&radius_km=5`)
  await expect(page.getByText(/^None within 5 km; 1 within \d+ km\.$/)).toBeVisible()
  await expect(cardOf(page, `Cook ${own}`)).toBeVisible()
  await expectAccessible(page, 'a loosened search')
})

test('two letters show suggestions with counts, for keyboard and touch', async ({
  page,
  administrator,
  baseURL,
}) => {
  const own = newMark()
  const mills = `${newMark()} Mills`
  const employer = await signUpEmployer(String(baseURL), administrator, { company_name: mills })
  await postJob(employer, { title: `Weaver ${own}` })
  await postJob(employer, { title: `Weaver ${own}` })
  await postJob(employer, { title: `Dyer ${own}` })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('suggest_jobs')) asked.push(request.url())
  })

  await page.goto('/frontend/jobs')
  const box = page.getByRole('combobox', { name: 'Search jobs' })
  const choices = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await box.pressSequentially(own.slice(0, 1))
  await expect(page.getByRole('heading', { name: /^Jobs found/ })).toBeVisible()
  await expect(choices).toHaveCount(0)
  await box.pressSequentially(own.slice(1))
  await expect(choices.filter({ hasText: `Weaver ${own}` })).toContainText('2 jobs')
  expect(asked.filter((url) => url.endsWith(`search=${own[0]}`))).toEqual([])
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  // From 1024 px on, the list is beside a job, and another one.
  for (const width of [320, 1000, 360]) {
    await page.setViewportSize({ width, height: 740 })
    if (width === 320) await expectAccessible(page, 'suggestions')
    await expectNoSidewaysScroll(page, `suggestions at ${width}`)
    const [typed, shown] = await Promise.all([box.boundingBox(), list.boundingBox()])
    expect(shown?.y).toBeGreaterThanOrEqual((typed?.y ?? 0) + (typed?.height ?? 0))
  }

  // Escape closes the list and keeps the text. Enter without a choice searches for the typed text.
  await box.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(box).toHaveValue(own)
  await box.press('ArrowDown')
  await expect(choices.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${own}$`))

  await box.fill(mills)
  await expect(choices.filter({ hasText: mills })).toContainText(/Company.*3 jobs/)

  // By the keyboard.
  await box.fill(`weaver ${own}`)
  await expect(choices.filter({ hasText: `Weaver ${own}` })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(choices).toHaveCount(0)
  await expect(box).toHaveValue(`Weaver ${own}`)
  await expect(box).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()

  // By touch.
  await box.fill(own)
  await choices.filter({ hasText: `Dyer ${own}` }).tap()
  await expect(box).toHaveValue(`Dyer ${own}`)
  await expect(choices).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()

  // The text from the address is not sent, and leaving the box closes the list.
  const before = asked.length
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  expect(asked).toHaveLength(before)
  await box.fill(own)
  await expect(choices.first()).toBeVisible()
  await page.getByRole('button', { name: 'Near me' }).focus()
  await expect(choices).toHaveCount(0)
})
