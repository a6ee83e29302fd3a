import { newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

test('the sixth digit sends the code, and no toast repeats what the screen says', async ({
  page,
  signIn,
  administrator,
}) => {
  const mobile = newMobile()
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Ravi Kumar', mobile)
  await expect(signIn.box(1)).toBeFocused()

  const code = await administrator.readCode(mobile)
  await page.keyboard.type(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Incorrect OTP')).toBeVisible()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)

  // The code is complete, so a corrected digit needs the button.
  for (const _ of code) await page.keyboard.press('Backspace')
  await page.keyboard.type(code)
  await expect(page).not.toHaveURL(/\/verify-otp$/)
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

  test('the list stays beside the job', async ({ page, sharedEmployer }) => {
    const title = `Loom Operator ${newMark()}`
    await postJob(sharedEmployer, { title })
    await page.goto(`/frontend/jobs?search=${title.split(' ').pop()}`)
    const list = page.getByRole('region', { name: 'Jobs', exact: true })
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a job from the list.' })).toBeVisible()
    await expectAccessible(page, 'jobs, wide')

    await list.getByRole('article').getByRole('link', { name: title }).click()
    const job = page.getByRole('main')
    await expect(job.getByRole('heading', { name: title })).toBeVisible()
    const marked = list.getByRole('link', { name: title })
    await expect(marked).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expectAccessible(page, 'a job, wide')

    // A window that becomes narrow shows only the job; when it is wide again, the same list.
    const search = page.getByLabel('Search jobs')
    await search.evaluate((box: HTMLElement) => box.setAttribute('data-same', ''))
    await page.setViewportSize({ width: 800, height: 800 })
    await expect(list).toBeHidden()
    await expect(job.getByRole('heading', { name: title })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(marked).toBeVisible()
    await expect(search).toHaveAttribute('data-same')
  })

  test('a list that becomes a pane keeps its scroll position and the typed text', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await page.goto('/frontend/jobs')
    const card = page.getByRole('article').nth(3)
    await card.waitFor()
    const search = page.getByLabel('Search jobs')
    await search.evaluate((box: HTMLElement) => box.setAttribute('data-same', ''))
    await card.evaluate((element: HTMLElement) => element.scrollIntoView({ block: 'start' }))
    const top = () => card.evaluate((element: HTMLElement) => element.getBoundingClientRect().top)
    const before = await top()
    // Cards of another width have another height.
    const moved = async () => Math.abs((await top()) - before)
    await page.setViewportSize({ width: 1280, height: 600 })
    await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toBeVisible()
    await expect.poll(moved).toBeLessThan(40)
    await expect(search).toHaveAttribute('data-same')
    await page.setViewportSize({ width: 800, height: 600 })
    await expect.poll(moved).toBeLessThan(40)
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', javaScriptEnabled: false })

  test('a page is dark before any script runs', async ({ page }) => {
    await page.goto('/frontend/login')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(9, 14, 13)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(230, 235, 232)')
  })
})
