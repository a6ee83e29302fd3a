import type { BrowserContext, Page } from '@playwright/test'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf, cardsOf } from '../pages/home'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'
import { inDoubledText } from '../support/text-zoom'

// Each test looks for a word of its own, since the tests share one market.

// In Pune: Kothrud is about 5 km to the west, Hadapsar 8 km to the east.
const PUNE = { latitude: 18.520_43, longitude: 73.856_74 }

async function stand(context: BrowserContext, where: { latitude: number; longitude: number } | null) {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(where)
}

/** The positions that are sent to the server. */
function positionsSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('nearest_pincode')) sent.push(`${request.url()} ${request.postData()}`)
  })
  return sent
}

test('Near me asks for the position when tapped, and lists the nearest jobs first', async ({
  page,
  context,
  sharedEmployer: employer,
}) => {
  const own = newMark()
  await postJob(employer, { title: `Cook ${own}`, pincode: '411028' })
  await postJob(employer, { title: `Tailor ${own}`, pincode: '411001' })
  await postJob(employer, { title: `Guard ${own}`, pincode: '560038' })
  await stand(context, PUNE)
  const sent = positionsSent(page)

  await page.goto(`/frontend/jobs?search=${own}`)
  await expect(page.getByRole('heading', { name: 'Jobs found: 3' })).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await expect(cardsOf(page).first()).toContainText(`Tailor ${own}`)
  await expect(cardOf(page, `Cook ${own}`)).toContainText(/About \d+ km away/)
  // The phone sends two decimals, in the body.
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/nearest_pincode \{"latitude":18\.52,"longitude":73\.86\}$/)
  await expect(page).toHaveURL(/pincode=411\d{3}.*radius_km=10.*order=nearest/)

  const place = page.getByRole('button', { name: /^Remove Near .+, Pune, about 10 km$/ })
  await expect(place).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await inDoubledText(page, () => expectNoSidewaysScroll(page, 'jobs near a place, doubled text'))
  await page.reload()
  await expect(place).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await place.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jobs found: 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Near me' })).toBeFocused()
  await expect(page).not.toHaveURL(/pincode|radius|nearest/)
})

test('a denied position is explained beside the place field, which takes a name', async ({
  page,
  context,
  sharedEmployer: employer,
}) => {
  const own = newMark()
  await postJob(employer, { title: `Cook ${own}`, pincode: '411038' })
  await postJob(employer, { title: `Guard ${own}`, pincode: '560038' })
  await context.clearPermissions()
  await page.goto(`/frontend/jobs?search=${own}`)
  await page.getByRole('button', { name: 'Near me' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  const field = drawer.getByRole('combobox', { name: 'Pincode or place' })
  await expect(
    drawer.getByText('Your position was not shared. Please enter a pincode or a place.'),
  ).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page, 'the filter after a refusal')

  await field.pressSequentially('kothr')
  await drawer.getByRole('option', { name: 'Kothrud, Pune' }).click()
  await expect(field).toHaveValue('411038')
  await expect(drawer.getByText('Kothrud, Pune')).toBeVisible()
  await field.fill('zzqx')
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(drawer.getByText('No place of that name was found. Please enter a pincode.')).toBeVisible()
  await field.fill('411038')
  await drawer.getByLabel('Distance').selectOption('Up to about 25 km')
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Near Kothrud, Pune, about 25 km' })).toBeVisible()
})

test('a position abroad, and one that the phone does not find, are explained', async ({ page, context }) => {
  await stand(context, null)
  await page.goto('/frontend/jobs')
  await page.getByRole('button', { name: 'Near me' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  const said = (text: string) => expect(drawer.getByText(text)).toBeVisible()
  await said('Your position could not be found. Please enter a pincode or a place.')
  await stand(context, { latitude: 51.5, longitude: -0.12 })
  await drawer.getByRole('button', { name: 'Near me' }).click()
  await said('This position is not near any pincode of India. Please enter a pincode.')
  await stand(context, PUNE)
  await drawer.getByRole('button', { name: 'Near me' }).click()
  await expect(drawer.getByRole('combobox', { name: 'Pincode or place' })).toHaveValue(/^411\d{3}$/)
  await expect(drawer.getByLabel('Distance')).toHaveValue('10')
  await expect(drawer.getByLabel('Order')).toHaveValue('nearest')
})
