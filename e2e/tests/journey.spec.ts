import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { Home } from '../pages/home'
import { Profile } from '../pages/profile'
import { SignIn } from '../pages/sign-in'
import { recordToasts } from '../pages/toasts'
import { expect, test } from '../support/test'

const address = '12 MG Road, Ashoknagar, Bengaluru, Karnataka, India, Pincode-560001'

test('a company signs up on its phone, and finds its profile on another one', async ({
  page,
  browser,
  signIn,
  companyForm,
  hrDetails,
  profile,
  administrator,
}) => {
  const mobile = newMobile()
  const name = `Rao Textiles ${mobile}`

  // Notes whether the page shows this text, even for a moment.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Press Verify'))
        document.documentElement.dataset.askedForVerify = ''
    }).observe(document, { childList: true, subtree: true, characterData: true }),
  )
  await signIn.signUpAsCompany('Asha Rao', mobile)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked-for-verify')
  await page.getByRole('button', { name: 'CONTINUE FORM' }).click()

  await companyForm.fillAndCreate({ name, pincode: '560001', area: 'Ashoknagar', phone: mobile })
  await signIn.toasted('Company created successfully!')
  await expect(page).toHaveURL(/\/hr-owner-details$/)

  await hrDetails.add({ name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' })
  await signIn.toasted('HR details added successfully!')
  await expect(hrDetails.entry('Meera Iyer')).toContainText('+91 9812345678')
  await hrDetails.plus().click()
  await hrDetails.add({ name: 'Ravi Das', mobile: '0123456789', email: 'ravi@example.in' })
  await expect(hrDetails.entry('Ravi Das')).toBeVisible()

  await hrDetails.next().click()
  await expect(page.getByText('Great to have you! we are finalizing your profile')).toBeVisible()

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await profile.expectCompany(name, ['Meera Iyer', 'office@example.in', `+91 ${mobile}`, address])
  await expect(page.getByRole('img', { name })).toBeVisible()

  await new Home(page).logOut()
  await profile.open()
  await expect(page.getByText('Company name not found', { exact: false })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript(recordToasts)
  await new SignIn(other, administrator).logIn(mobile)
  await expect(other).toHaveURL(/\/post-verification$/)
  const otherProfile = new Profile(other)
  await otherProfile.open()
  await otherProfile.expectCompany(name, ['Meera Iyer', address])
  await other.context().close()
})
