import type { Locator, Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { Home, LABELS, type UserType } from '../pages/home'
import { JobWizard, STEPS } from '../pages/job-wizard'
import { expectAccessible, expectFreeTargets, expectVisibleFocus } from '../support/accessibility'
import { addContact } from '../support/accounts'
import { answerWith, holdRequests, methodUrl } from '../support/network'
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

const DETAILS = methodUrl('job_portal.api.get_company_details')
const VERIFY = methodUrl('sign_in_manager.api.verify_OTP_token')
const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'
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

test.describe('each state is accessible', () => {
  test('sign-in errors, a toast and the code', async ({ page, signIn }) => {
    await signIn.openLogin()
    await page.getByRole('button', { name: 'OTP' }).click()
    await expect(page.getByText('Please enter a valid mobile number')).toBeVisible()
    await expectAccessible(page, 'login, errors')
    await signIn.askForLoginCode(newMobile())
    await signIn.toasted('User Not Found')
    // Toasts stay while the window has no focus.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expectAccessible(page, 'login, toast')
    await page.goto('/frontend/signup')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expectAccessible(page, 'signup, errors')
    await signIn.askForSignUpCode('Asha Rao', newMobile())
    await expect(page.getByRole('timer')).toBeVisible()
    await signIn.typeCode('123456')
    await expectAccessible(page, 'verify, countdown')
  })

  test('a new company: errors, files', async ({ page, newcomer: _, companyForm: form }) => {
    await form.open()
    await form.field('GST / MSME Number').fill('22AAAAA')
    await form.next().click()
    await expect(form.field('Company Name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'company info, errors')
    await form.fillCompanyInfo(bengaluru('Rao Textiles'))
    await expectAccessible(page, 'company info, files')
  })

  test('an edited company: errors, areas, a failed and a running save; its details and its profile', async ({
    page,
    resident: _,
    companyForm: form,
    profile,
  }) => {
    // axe checks a dozen states.
    test.slow()
    await test.step('the contact', async () => {
      await form.open(3)
      await form.field('Phone Number').fill('')
      await form.update().click()
      await expect(form.field('Phone Number')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page, 'contact, errors')
      const restore = await answerWith(page, UPDATE_COMPANY, {
        status: 417,
        sentence: 'The office is closed',
      })
      await form.field('Phone Number').fill('9876543210')
      await form.update().click()
      await expect(form.goBack()).toBeVisible()
      await expectAccessible(page, 'save failed')
      await form.goBack().click()
      await restore()
      const letGo = await holdRequests(page, UPDATE_COMPANY)
      await form.update().click()
      await expect(form.processing()).toBeVisible()
      await expectAccessible(page, 'saving')
      letGo()
      await expect(page.getByRole('main').getByText('Company updated successfully!')).toBeVisible()
      await expectAccessible(page, 'saved')
    })
    await test.step('the address', async () => {
      await form.open(2)
      await form.field('Area').fill('')
      await form.field('Pincode').fill('110001')
      await expect(form.field('State')).toHaveValue('Delhi')
      await form.field('Area').click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'address, areas')
    })
    await test.step('the company details of a job', async () => {
      await page.goto('/frontend/job-details')
      await page.getByRole('tab', { name: 'Company Details' }).click()
      await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
      await expectAccessible(page, 'company details')
    })
    await test.step('the profile', async () => {
      const letGo = await holdRequests(page, DETAILS)
      await profile.open()
      await expect(page.getByText('Loading company details...')).toBeVisible()
      await expectAccessible(page, 'profile, loading')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      letGo()
      await answerWith(page, DETAILS, { status: 417, sentence: 'The record is locked' })
      await page.reload()
      await expect(profile.retry()).toBeVisible()
      await expectAccessible(page, 'profile, failed')
      await page.evaluate(() => localStorage.removeItem('companyName'))
      await page.reload()
      await expect(profile.createCompany()).toBeVisible()
      await expectAccessible(page, 'profile, no company')
    })
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
})

test.describe('focus after a refusal', () => {
  test('stays on the button after sending a number, and on Verify or the last box after a wrong code', async ({
    page,
    context,
    signIn,
    signUpElsewhere,
    administrator,
  }) => {
    // Set before the page opens: early requests of a busy page may bypass its first route.
    const letGo = await holdRequests(page, VERIFY)
    await signIn.openLogin()
    await signIn.askForLoginCode(newMobile())
    await signIn.toasted('User Not Found')
    await expect(page.getByRole('button', { name: 'OTP' })).toBeFocused()
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await signIn.toasted(OFFLINE)
    await expect(page.getByRole('button', { name: 'OTP' })).toBeFocused()
    await context.setOffline(false)
    await page.goto('/frontend/signup')
    const { mobile } = await signUpElsewhere()
    await signIn.askForSignUpCode('Asha Rao', mobile)
    await signIn.toasted('User Already Exists')
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused()

    const newNumber = newMobile()
    await signIn.askForSignUpCode('Asha Rao', newNumber)
    await expect(page.getByRole('timer')).toBeVisible()
    await signIn.typeCode((await administrator.readCode(newNumber)) === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    // A code that is being checked cannot be changed or sent again.
    await expect(signIn.verify()).toBeDisabled()
    await expect(signIn.box(6)).not.toBeEditable()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    letGo()
    await signIn.toasted('Incorrect OTP')
    await expect(signIn.box(6)).toBeFocused()
    await expect(signIn.box(6)).not.toHaveValue('')
    const answered = page.waitForResponse(VERIFY)
    await signIn.verify().click()
    await answered
    await expect(signIn.verify()).not.toHaveAttribute('aria-busy')
    await expect(signIn.verify()).toBeFocused()
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
