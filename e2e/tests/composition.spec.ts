import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { ComposingKeyboard } from '../support/composition'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const SEND = methodUrl('sign_in_manager.api.send_custom_sms')

test('a composed mobile number gives ten digits, and is complete even if sent before the composition ends', async ({
  page,
  signIn,
}) => {
  await signIn.openLogin()
  const keyboard = await ComposingKeyboard.of(page)
  for (const parts of [
    ['98765 43210'],
    ['९८७६५४३२१०'],
    ['+91 98765 43210'],
    // With the plus alone.
    ['+', '91', ' 98765', '43210'],
  ])
    await test.step(parts.join(' and '), async () => {
      await signIn.mobile().fill('')
      await signIn.mobile().focus()
      for (const part of parts) await keyboard.compose(part)
      await expect(signIn.mobile()).toHaveValue('9876543210')
    })
  for (const send of ['tap', 'Enter'])
    await test.step(`sent by ${send}`, async () => {
      const mobile = newMobile()
      await signIn.mobile().fill('')
      await signIn.mobile().focus()
      await keyboard.begin(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
      const sending = page.waitForRequest(SEND)
      if (send === 'tap') await page.getByRole('button', { name: 'OTP' }).tap()
      // A phone's keyboard sends the form without a key event.
      else await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      expect((await sending).postDataJSON()).toMatchObject({ mobile_no: mobile })
      await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
    })
})

test('a composed code fills its boxes, can be sent before the composition ends, and leaves the focus to a tap', async ({
  page,
  signIn,
}) => {
  const keyboard = await ComposingKeyboard.of(page)
  const open = async () => {
    await page.goto('/frontend/verify-otp')
    await signIn.box(1).focus()
  }
  const expectFilled = async () => {
    for (const digit of [1, 2, 3, 4, 5, 6]) await expect(signIn.box(digit)).toHaveValue(String(digit))
  }
  for (const parts of [['1', '2', '3', '4', '5', '6'], ['123 456'], ['१२', '३४५६']])
    await test.step(parts.join(' and '), async () => {
      await open()
      for (const part of parts) await keyboard.compose(part)
      await expectFilled()
      await expect(signIn.verify()).toBeEnabled()
    })
  await test.step('sent before the composition of its last digit ends', async () => {
    await open()
    await keyboard.compose('12345')
    await keyboard.begin('6')
    await signIn.verify().tap()
    await signIn.toasted('Invalid session. Please try again.')
    await expectFilled()
  })
  await test.step('a tap on another box', async () => {
    await open()
    await keyboard.begin('1')
    await signIn.box(4).tap()
    await expect(signIn.box(4)).toBeFocused()
    await expect(signIn.box(1)).toHaveValue('1')
  })
})

test("a company's composed numbers become upper case and Latin digits, and a pincode fills its place", async ({
  page,
  resident: _,
  companyForm: form,
}) => {
  const keyboard = await ComposingKeyboard.of(page)
  const compose = async (label: string, text: string, value: string) => {
    await form.field(label).fill('')
    await form.field(label).focus()
    await keyboard.compose(text)
    await expect(form.field(label)).toHaveValue(value)
  }
  await form.open()
  await compose('PAN Number', 'abcde1234f', 'ABCDE1234F')
  await compose('GST / MSME Number', '२२ aaaaa ०००० a1z5', '22AAAAA0000A1Z5')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid GST format')).toBeHidden()
  await form.next().click()
  await compose('Pincode', '११० ००१', '110001')
  await expect(form.field('State')).toHaveValue('Delhi')
})
