import { Application } from '../pages/application'
import { SearcherProfile } from '../pages/searcher-profile'
import { expectAccessible, expectVisibleFocus } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { pdf, png } from '../support/samples'
import { expect, test } from '../support/test'

const resume = { name: 'ravi.pdf', mimeType: 'application/pdf', buffer: pdf('Ravi Kumar') }
const photo = { name: 'ravi.png', mimeType: 'image/png', buffer: png(64, [20, 90, 160]) }

test('a searcher fills in a profile, finds it again, and its resume is sent with an application', async ({
  page,
  newcomer: _,
  toasted,
  sharedEmployer,
}) => {
  await visitAs(page, 'job_searcher')
  const profile = new SearcherProfile(page)
  await profile.open()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Rao')
  await expect(page.getByText('Your profile is 0% complete')).toBeVisible()
  await expect(page.getByText('Add your pincode: jobs near you come first.')).toBeVisible()
  await expect(profile.field('Companies may find me for jobs that fit')).not.toBeChecked()
  await expect(profile.field('Companies that find me may see my number')).not.toBeChecked()

  await profile.field('Pincode').fill('560001')
  await expect(page.getByText('Bengaluru')).toBeVisible()
  await profile.fillInFrom({ basics: { label: 'Loom operator' }, skills: [{ name: 'Looms' }] })
  await expect(page.getByText('Filled in: What you do, Skills. Please check it, then save.')).toBeVisible()
  await test.step('skills by the keyboard', async () => {
    await profile.field('Skills').focus()
    await page.keyboard.type('Dyeing, Warping')
    await page.keyboard.press('Enter')
    await expect(profile.field('Skills')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove Looms' })).toBeFocused()
    await expectVisibleFocus(page, 'a skill')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Dyeing' })).toBeHidden()
  })
  // A typed item that was not added counts, too.
  await profile.field('Languages').fill('Hindi')
  await profile.field('Years of Experience').fill('3')
  await profile.field('Photo').setInputFiles(photo)
  await profile.field('Resume').setInputFiles(resume)
  await profile.field('Companies may find me for jobs that fit').check()
  await profile.saveButton().click()
  await toasted('Your profile is saved.')

  await page.reload()
  await expect(profile.field('What you do')).toHaveValue('Loom operator')
  await expect(page.getByRole('button', { name: 'Remove Warping' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Hindi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Resume' })).toHaveAttribute('href', /^\/private\/files\//)
  await expect(page.getByText('Your profile is 78% complete')).toBeVisible()

  const job = await postJob(sharedEmployer)
  const application = new Application(page)
  await application.open(job)
  await expect(page.getByText(/ravi.*\.pdf/)).toBeVisible()
  await application.send().click()
  await expect(application.applied()).toBeVisible()
})

test('typed values survive a reload; a stale save is refused, and the newest version is merged', async ({
  page,
  newcomer,
  toasted,
}) => {
  await visitAs(page, 'job_searcher')
  const profile = new SearcherProfile(page)
  await profile.open()
  await profile.field('What you do').fill('Weaver')
  await page.reload()
  await expect(profile.field('What you do')).toHaveValue('Weaver')
  await expect(page.getByText('We kept what you typed.')).toBeVisible()
  await profile.saveButton().click()
  await toasted('Your profile is saved.')

  await newcomer.call('job_portal.api.save_searcher', { about: 'I weave.' })
  await profile.field('What you do').fill('Master weaver')
  await profile.saveButton().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your profile was changed on another device',
  )
  await page.getByRole('button', { name: 'Load the newest' }).click()
  await expect(profile.field('About You')).toHaveValue('I weave.')
  await expect(profile.field('What you do')).toHaveValue('Master weaver')
  await profile.saveButton().click()
  await expect(page.getByText('This is the newest version')).toBeHidden()
  await test.step('a resume made of it, in Hindi, is taken as its own', async () => {
    await profile.field('Language').selectOption('हिन्दी')
    await page.getByRole('button', { name: 'Make my resume' }).click()
    await expect(page.getByRole('link', { name: 'View resume.pdf' })).toHaveAttribute('href', /^blob:/)
    await expectAccessible(page, 'a resume made of the profile')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'JSON, for programs' }).click()
    expect((await download).suggestedFilename()).toBe('resume.json')
    await profile.field('About You').fill('I weave silk.')
    await page.getByRole('button', { name: 'Use as my resume' }).click()
    // The toast of the previous save may still be open, and the same text is not shown twice.
    await expect(page.getByRole('link', { name: 'View Resume' })).toHaveAttribute('href', /resume.*\.pdf$/)
    await expect(profile.field('About You')).toHaveValue('I weave silk.')
  })
  await profile.field('Pincode').fill('999999')
  await expect(profile.field('City')).toBeVisible()
})
