import type { Locator, Page } from '@playwright/test'
import { Home, LABELS, type UserType } from '../pages/home'
import { JobWizard, STEPS } from '../pages/job-wizard'
import { expectAccessible, expectFreeTargets, expectVisibleFocus } from '../support/accessibility'
import { addContact } from '../support/accounts'
import { answerWith, methodUrl } from '../support/network'
import {
  goToScreen,
  goWithin,
  openScreen,
  openScreens,
  ownScreens,
  type ScreenName,
} from '../support/screens'
import { expect, test } from '../support/test'
import { expectReadableDoubled, inDoubledText } from '../support/text-zoom'

// The narrowest screen, and high enough that no sticky bar covers half of a button.
test.use({ viewport: { width: 320, height: 1600 } })

const UPDATE_COMPANY = methodUrl('job_portal.api.update_company_details')

/** Waits until lists have loaded. */
const loaded = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)

const USER_TYPES = Object.keys(LABELS) as UserType[]

/** Checks both text sizes. */
async function expectGood(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectReadableDoubled(page, what)
}

/** The same, and at 360 px: a row that wraps at 320 px may overflow there. */
async function expectGoodInBothWidths(page: Page, what: string): Promise<void> {
  await expectGood(page, what)
  await page.setViewportSize({ width: 360, height: 1600 })
  await expectReadableDoubled(page, `${what} at 360 px`)
  await page.setViewportSize({ width: 320, height: 1600 })
}

/** Screens that differ on a live site. market/layout.spec.ts checks the others there. */
const OF_SAMPLES =
  /^(jobs|my-jobs|job-details|apply-job|pre-screened-candidates|job-applicants|shortlist-profile|applied-candidates)$/

/** Opens screens within the running app, and checks those of samples when they have loaded. */
async function walk(page: Page, screens: ScreenName[]): Promise<void> {
  for (const screen of screens) {
    await (screen === screens[0] ? openScreen : goToScreen)(page, screen)
    await loaded(page)
    if (OF_SAMPLES.test(screen.path)) await expectGood(page, screen.path)
  }
}

test.describe('each screen has an address, a title and a heading, and is accessible', () => {
  test('open screens', ({ page }) => walk(page, openScreens))

  test("an account's own screens, and the contacts when empty and failed", async ({
    page,
    owner,
    hrDetails: hr,
  }) => {
    await hr.openList()
    await expect(hr.addFirst()).toBeVisible()
    await expectAccessible(page, 'no contacts')
    await hr.addFirst().click()
    await hr.save().click()
    await expect(hr.field('Name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'contact, errors')
    await addContact(owner, 'Meera')
    await walk(page, ownScreens)
  })

  test('home of each user type, where no bar covers the focus; the menu and the filters', async ({
    page,
  }) => {
    const home = new Home(page)
    await home.open()
    for (const userType of USER_TYPES) {
      await page.getByRole('button', { name: 'Filter' }).click()
      await home.filter().getByRole('button', { name: LABELS[userType] }).click()
      await expect(home.filter()).toBeHidden()
      await loaded(page)
      await expectGoodInBothWidths(page, `home as ${userType}`)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectFreeTargets(page, `home as ${userType}`)
      await page.setViewportSize({ width: 320, height: 1600 })
    }
    await home.openMenu()
    await expectAccessible(page, 'menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(home.filter()).toBeVisible()
    await expectAccessible(page, 'filter drawer')
    await page.keyboard.press('Escape')
    await goWithin(page, 'jobs')
    await expect(page).toHaveTitle('Jobs - Job Portal')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'filter drawer of the jobs')
  })

  test('the four steps of a job, and the two dialogs after them', async ({ page }) => {
    const wizard = new JobWizard(page)
    await wizard.open()
    for (const step of STEPS) {
      await wizard.expectStep(step)
      await expectGoodInBothWidths(page, `post a job, ${step}`)
      await page.getByRole('button', { name: /^(Next|Submit)$/ }).click()
    }
    await expect(wizard.success()).toContainText('Job Posted Successfully')
    await expectGoodInBothWidths(page, 'success dialog')
    await wizard.button('ok').click()
    await expect(wizard.candidates()).toBeVisible()
    await expectGoodInBothWidths(page, 'candidates dialog')
  })
})

test.describe('focus', () => {
  test('is visible on everything that the keyboard reaches', async ({
    page,
    resident: _,
    companyForm: form,
  }) => {
    await page.goto('/frontend/login')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    for (const stop of ['Mobile Number', 'OTP', 'Sign Up', 'Continue as...']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(stop))
      await expectVisibleFocus(page, stop)
    }
    await form.open()
    await form.field('Company Name').focus()
    const stops = new Set<string>()
    while (!stops.has('Next')) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(
        () => document.activeElement?.id || document.activeElement?.textContent || 'body',
      )
      expect(stops.has(name), `${name} comes twice: the focus is caught`).toBe(false)
      stops.add(name)
      await expectVisibleFocus(page, name)
    }
    expect(stops.size).toBeGreaterThan(10)
  })

  test('starts at the top of each screen and step, and moves to the error of a failed save and back', async ({
    page,
    resident: _,
    companyForm: form,
    profile,
  }) => {
    await profile.open()
    await profile.edit()
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    const holdsHeading = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && Boolean(focused?.querySelector('h1, nav'))
      })
    await expect.poll(holdsHeading).toBe(true)
    await form.next().click()
    await expect(form.step('Address Info')).toBeVisible()
    await expect.poll(holdsHeading).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await form.next().click()
    await answerWith(page, UPDATE_COMPANY, { status: 417, sentence: 'The office is closed' })
    await form.update().press('Enter')
    await expect(page.getByRole('alert').filter({ has: form.goBack() })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.goBack()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.update()).toBeFocused()
    // The phone's Back leads to the top of the previous step.
    await form.update().press('Enter')
    await expect(form.goBack()).toBeVisible()
    await page.goBack()
    await expect(form.step('Address Info')).toBeVisible()
    await expect(page.locator(':focus').getByRole('navigation', { name: 'Steps' })).toBeVisible()
  })
})

test('with doubled text a mobile number is fully visible', async ({
  page,
  resident: _,
  signIn,
  companyForm: form,
  hrDetails: hr,
}) => {
  async function expectWhole(number: Locator) {
    await number.fill('9876543210')
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 1600 })
      await inDoubledText(page, async () => {
        const cutOff = await number.evaluate((input) => input.scrollWidth - input.clientWidth)
        expect(cutOff, `pixels that are cut off at ${width} px`).toBeLessThanOrEqual(0)
      })
    }
  }
  await signIn.openLogin()
  await expectWhole(signIn.mobile())
  await form.open(3)
  await expectWhole(form.field('Phone Number'))
  await hr.openForm()
  await expectWhole(hr.field('Phone Number'))
})
