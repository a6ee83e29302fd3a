import { SignIn } from '../pages/sign-in'
import { expectAccessible } from '../support/accessibility'
import { choiceOf, choices } from '../support/languages'
import { postJob } from '../support/market'
import { openRendered } from '../support/network'
import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

const LOGIN = { en: 'Login', hi: 'लॉग इन', ta: 'உள்நுழை' }

test.describe('a first visit', () => {
  for (const [locale, code] of [
    ['hi-IN', 'hi'],
    ['fr-FR', 'en'],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale })
      test("is in the browser's language", async ({ page }) => {
        await page.goto('/frontend/login')
        await expect(page.getByRole('heading', { name: LOGIN[code], exact: true })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        // The browser does not translate a page in its reader's language.
        await expect(page.locator('#root')).toHaveAttribute('translate', locale === 'fr-FR' ? 'yes' : 'no')
        await expect(choiceOf(page, code)).toHaveAttribute('translate', 'no')
        await expect(choiceOf(page, code)).toHaveAttribute('aria-current', 'true')
      })
    })

  test("by a link is in the link's language, also on the next screens", async ({ page }) => {
    const kept = page.waitForResponse(/set_language/)
    await page.goto('/frontend/login?_lang=ta')
    await expect(page.getByRole('heading', { name: LOGIN.ta, exact: true })).toBeVisible()
    await kept
    await page.goto('/frontend/login')
    await expect(page.getByRole('heading', { name: LOGIN.ta, exact: true })).toBeVisible()
  })
})

test('on login the language changes at once, and what was typed stays', async ({ page }) => {
  await page.goto('/frontend/login')
  await expect(choices(page)).toHaveCount(6)
  await page.getByLabel('Mobile Number').fill('98765')
  await choiceOf(page, 'hi').click()
  await expect(page.getByRole('heading', { name: LOGIN.hi, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^लॉग इन - /)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98765')
  await expect(choiceOf(page, 'hi')).toBeFocused()
  // The server's messages, too.
  await page.getByLabel('मोबाइल नंबर').fill('9000000001')
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByText(/\p{Script=Devanagari}.*\p{Script=Devanagari}/u).last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: LOGIN.hi, exact: true })).toBeVisible()
  await choiceOf(page, 'en').click()
  const english = page.getByRole('heading', { name: LOGIN.en, exact: true })
  await expect(english).toBeVisible()

  // If a language fails to load, the page says so and stays unchanged.
  await page.route(/messages-bn-/, (route) => route.abort())
  await choiceOf(page, 'bn').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your language could not be loaded.' }),
  ).toBeVisible()
  await expect(english).toBeVisible()
  await page.unroute(/messages-bn-/)
  await choiceOf(page, 'bn').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await choiceOf(page, 'en').click()
  await expect(english).toBeVisible()
  await page.context().setOffline(true)
  await choiceOf(page, 'te').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your connection' })).toBeVisible()
})

test('in the menu it changes at once, also in other tabs, and the account keeps it', async ({
  page,
  employer,
  browser,
  administrator,
  baseURL,
}) => {
  await page.goto('/frontend/home')
  const other = await page.context().newPage()
  await other.goto('/frontend/post-new-job')
  await other.getByLabel('Job Title').fill('Welder')
  await page.getByRole('button', { name: 'Menu' }).click()
  await choiceOf(page, 'hi').click()
  await expect(page.getByRole('dialog', { name: 'मेनू' })).toBeVisible()
  await expectAccessible(page, 'the menu in Hindi')
  await page.getByRole('button', { name: 'बंद करें' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  // The other tab keeps its typed text.
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(other.getByRole('textbox').first()).toHaveValue('Welder')

  // Another phone, in English until the account signs in.
  const context = await browser.newContext({ baseURL, locale: 'en-IN' })
  const elsewhere = await context.newPage()
  const signIn = new SignIn(elsewhere, administrator)
  await signIn.openLogin()
  await signIn.askForLoginCode(employer.mobile)
  await expect(elsewhere).toHaveURL(/verify-otp/)
  await signIn.typeCode(await administrator.readCode(employer.mobile))
  await signIn.sendCode()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'hi')
  await elsewhere.goto('/frontend/home')
  await expect(elsewhere.getByRole('button', { name: 'मेनू' })).toBeVisible()
  await context.close()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'hi-IN' })

  test('the language in use works without a network, also after it was changed', async ({ page }) => {
    const shownOffline = async (heading: string) => {
      await page.context().setOffline(true)
      await page.goto('/frontend/login')
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await page.context().setOffline(false)
    }
    const kept = () =>
      page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const all = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
        return all
          .map(({ url }) => url.match(/login\?_lang=\w+|messages-\w+/)?.[0])
          .filter(Boolean)
          .sort()
      })
    await page.goto('/frontend/login')
    await workerReady(page)
    await expect.poll(kept).toEqual(['login?_lang=hi', 'messages-hi', 'messages-hi'])
    await shownOffline(LOGIN.hi)

    await page.goto('/frontend/login')
    await choiceOf(page, 'ta').click()
    await expect(page.getByRole('heading', { name: LOGIN.ta, exact: true })).toBeVisible()
    await expect.poll(kept).toEqual(['login?_lang=ta', 'messages-ta', 'messages-ta'])
    await shownOffline(LOGIN.ta)

    // A link in another language loads the server's page.
    await page.goto('/frontend/login?_lang=en')
    await expect(page.getByRole('heading', { name: LOGIN.en, exact: true })).toBeVisible()
  })
})

test.describe('what a company wrote', () => {
  test.use({ javaScriptEnabled: false })
  test("has its language marked if that is not the page's", async ({ page, sharedEmployer }) => {
    const marked = page.getByRole('main').locator('[lang]')
    const [hindi, english] = ['लूम चलाने वाले चाहिए।\nरात की शिफ़्ट।', 'Run and mend looms on the night shift.']
    const written = await postJob(sharedEmployer, { job_description: hindi })
    await openRendered(page, `job-details/${written}`)
    await expect(marked.and(page.locator('[lang="hi"]'))).toHaveText(hindi)
    await openRendered(page, `job-details/${written}?_lang=hi`)
    await expect(page.getByText('रात की शिफ़्ट')).toBeVisible()
    await expect(marked).toHaveCount(0)
    const other = await postJob(sharedEmployer, { job_description: english })
    await openRendered(page, `job-details/${other}?_lang=ta`)
    await expect(marked.and(page.locator('[lang="en"][translate=yes]'))).toHaveText(english)
  })
})
