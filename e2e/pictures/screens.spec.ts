// npm run screens: every screen in both schemes in e2e/screens/ (not in git), and the picture in the README.

import { addContact, signInPage, signUpOwner } from '../support/accounts'
import { takePicture } from '../support/picture'
import { png } from '../support/samples'
import { openScreen, openScreens, ownScreens } from '../support/screens'
import { test } from '../support/test'

for (const width of [360, 768, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test('open to everybody, and of an account', async ({ page, owner }) => {
      await addContact(owner, 'Meera')
      for (const screen of [...openScreens, ...ownScreens]) {
        await openScreen(page, screen)
        await takePicture(page, `${width}/${screen.path}`)
      }
    })
  })

test.describe('README', () => {
  test.use({ deviceScaleFactor: 1.5 })
  test('docs/profile.png', async ({ page, administrator, baseURL }) => {
    const owner = await signUpOwner(String(baseURL), administrator)
    const picture = new Uint8Array(png(192, [15, 118, 110]))
    const company_logo = await owner.upload(new File([picture], 'logo.png', { type: 'image/png' }))
    await owner.call('job_portal.api.update_company_details', { name: owner.company, company_logo })
    await administrator.update('JP Company', owner.company, { status: 'Approved' })
    await signInPage(page, owner)
    for (const screen of ownScreens.filter(({ path }) => path === 'profile')) await openScreen(page, screen)
    await page.screenshot({ path: '../docs/profile.png' })
  })
})
