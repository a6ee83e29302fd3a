import { newMark } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { visitAs } from '../support/market'
import { openWithoutScripts } from '../support/network'
import { png } from '../support/samples'
import { expect, test } from '../support/test'
import { wordsOf } from '../support/words'

// Kothrud, in Pune.
const AT_HOME = { latitude: 18.507_4, longitude: 73.807_7 }
const picture = { name: 'blouse.png', mimeType: 'image/png', buffer: png(64, [160, 90, 20]) }

test.describe('in Hindi on a small phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    geolocation: AT_HOME,
    permissions: ['geolocation'],
  })

  test('a tailor fills her profile with taps, and is found near her by "blouse silai"', async ({
    page,
    unasked,
    browser,
    baseURL,
  }) => {
    const say = wordsOf('hi')
    const tap = (text: string) => page.getByRole('button', { name: say(text), exact: true }).click()
    const asked = (question: string) =>
      expect(page.getByRole('heading', { name: say(question), exact: true })).toBeVisible()
    const agree = async () => page.getByRole('checkbox').check()
    await unasked.call('job_portal.api.set_language', { language: 'hi' })
    await visitAs(page, 'freelancer')
    await page.goto('/frontend/home')
    await page.getByRole('link', { name: say('Make your profile'), exact: true }).click()
    await agree()
    await tap('Next')

    await asked('Your work?')
    await page.getByRole('button', { name: 'दर्जी', exact: true }).click()
    await asked('Skills')
    await page.getByLabel(say('Skills'), { exact: true }).fill('ब्लाउज सिलाई')
    await tap('Next')
    await asked('Your pincode?')
    await tap('Near me')
    await asked('How far you would go')
    await page.getByRole('button', { name: say('Up to {0} km', [10]), exact: true }).click()
    await asked('What do you charge?')
    await page.getByLabel(say('The whole work'), { exact: true }).fill('350')
    await tap('Next')
    await asked('Show your profile to everybody?')
    await agree()
    await tap('Yes')
    await expectAccessible(page, 'a new profile, in Hindi')

    // Searches find her now. The profile asks the other questions one by one.
    await page.getByRole('link', { name: say('Answer one by one'), exact: true }).click()
    await asked('Pictures of the work')
    await page.getByLabel(say('Pictures of the work'), { exact: true }).setInputFiles(picture)
    await expect(page.getByLabel(say('Description'), { exact: true })).toBeVisible()
    await tap('Next')
    await asked('When do you work?')
    for (const day of ['Monday', 'Tuesday', 'Wednesday']) await tap(day)
    await tap('Next')
    await asked('How many years have you done it?')
    await page.getByRole('button', { name: '5', exact: true }).click()
    await asked('Which languages do you speak?')
    await page.getByRole('button', { name: 'हिन्दी', exact: true }).click()
    await tap('Next')
    await asked('Own tools')
    await tap('Yes')
    await asked('May people call you?')
    await tap('No')
    await page.goto('/frontend/profile')
    await page.getByRole('link', { name: say('Your public page'), exact: true }).click()
    await expect(page.getByText('₹350')).toBeVisible()
    await expect(page.getByText('हिन्दी', { exact: true })).toBeVisible()

    // A guest near her.
    const context = await browser.newContext({ baseURL, locale: 'en-IN', geolocation: AT_HOME })
    await context.grantPermissions(['geolocation'])
    const guest = await context.newPage()
    await guest.goto('/frontend/freelancers')
    const box = guest.getByRole('combobox', { name: 'Search freelancers' })
    await box.fill('blouse silai')
    await box.press('Enter')
    await guest.getByRole('button', { name: 'Near me' }).click()
    const found = guest.getByRole('article').filter({ hasText: 'दर्जी' }).first()
    await expect(found).toContainText('₹350')
    await expect(found).toContainText(/Pune, About \d+ km away/)
    await found.getByRole('link').click()
    await expect(guest.getByText('ब्लाउज सिलाई')).toBeVisible()
    await guest.getByRole('link', { name: 'Ask for this work' }).click()
    await expect(guest).toHaveURL(/\/post-brief\?freelancer=JPF-\d+|\/login/)
    await context.close()
  })
})

test('a freelancer finds a brief on home, sends a quote and withdraws it', async ({
  page,
  newcomer,
  signUpElsewhere,
}) => {
  const poster = await signUpElsewhere()
  const title = `Wedding blouse ${newMark()}`
  const brief = { title, category: 'tailor', pincode: '411038', when: 'flexible', client_key: newMark() }
  await poster.call('job_portal.api.post_brief', brief)
  const profile = { headline: 'Tailor', pincode: '411038', radius_km: 10, is_open: true }
  await newcomer.call('job_portal.api.save_freelancer', profile)
  await visitAs(page, 'freelancer')
  await page.goto('/frontend/home')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Send a quote' }).click()
  await expect(page.getByText('Please enter the amount in rupees')).toBeVisible()
  await page.getByRole('textbox', { name: 'Price' }).fill('1,200')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('1200')
  await page.getByRole('button', { name: 'Send a quote' }).click()
  const quote = page.locator('section').filter({ hasText: 'Your quote' })
  await expect(quote).toContainText('₹1,200')
  await page.goto('/frontend/my-quotes')
  await page.getByRole('article').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Withdrawn')
})

test('a search typed before hydration is in the link that is tapped next', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, 'freelancers')
  await page.getByLabel('Search freelancers').fill('plumber tomorrow')
  await page.getByRole('link', { name: 'Post what you need' }).tap()
  await hydrate()
  await expect(page.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible()
})

test('a tap on Offer your work before hydration keeps the language and what comes after sign-up', async ({
  page,
}) => {
  const say = wordsOf('hi')
  const hydrate = await openWithoutScripts(page, 'freelancers?_lang=hi')
  await page.getByRole('link', { name: say('Offer your work') }).tap()
  await hydrate()
  await expect(page.getByRole('heading', { name: say('Sign Up') })).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('userType'), history.state.usr.returnTo.path]),
  ).toEqual(['freelancer', '/profile?ask=next'])
})
