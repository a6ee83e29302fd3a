import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { ComposingKeyboard } from '../support/composition'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const SEND = methodUrl('sign_in_manager.api.send_custom_sms')

test.describe('a composed mobile number', () => {
  test.beforeEach(({ signIn }) => signIn.openLogin())

  for (const [text, number] of [
    ['98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['+91 98765 43210', '9876543210'],
  ] as const)
    test(`${text} gives its ten digits`, async ({ page, signIn }) => {
      const keyboard = await ComposingKeyboard.of(page)
      await signIn.mobile().focus()
      await keyboard.compose(text)
      await expect(signIn.mobile()).toHaveValue(number)
    })

  test('may come in several parts, with its plus alone', async ({ page, signIn }) => {
    const keyboard = await ComposingKeyboard.of(page)
    await signIn.mobile().focus()
    for (const part of ['+', '91', ' 98765', '43210']) await keyboard.compose(part)
    await expect(signIn.mobile()).toHaveValue('9876543210')
  })

  for (const send of ['tap', 'Enter'] as const)
    test(`is complete when ${send} sends it before the composition ends`, async ({ page, signIn }) => {
      const mobile = newMobile()
      const keyboard = await ComposingKeyboard.of(page)
      await signIn.mobile().focus()
      await keyboard.begin(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
      const sending = page.waitForRequest(SEND)
      if (send === 'tap') await page.getByRole('button', { name: 'OTP' }).tap()
      // A phone's keyboard sends the form without a key event.
      else await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      expect((await sending).postDataJSON()).toMatchObject({ mobile_no: mobile })
    })
})

test.describe('a composed code', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.goto('/frontend/verify-otp')
    await signIn.box(1).focus()
  })

  for (const [what, parts] of [
    ['digit by digit', ['1', '2', '3', '4', '5', '6']],
    ['as a whole', ['123 456']],
    ['in another script', ['१२', '३४५६']],
  ] as const)
    test(`fills its boxes ${what}`, async ({ page, signIn }) => {
      const keyboard = await ComposingKeyboard.of(page)
      for (const part of parts) await keyboard.compose(part)
      for (const digit of [1, 2, 3, 4, 5, 6]) await expect(signIn.box(digit)).toHaveValue(String(digit))
      await expect(signIn.verify()).toBeEnabled()
    })

  test('can be sent before the composition of its last digit ends', async ({ page, signIn }) => {
    const keyboard = await ComposingKeyboard.of(page)
    await keyboard.compose('12345')
    await keyboard.begin('6')
    await signIn.verify().tap()
    await signIn.toasted('Invalid session. Please try again.')
    for (const digit of [1, 2, 3, 4, 5, 6]) await expect(signIn.box(digit)).toHaveValue(String(digit))
  })

  test('leaves the focus to whoever taps another box', async ({ page, signIn }) => {
    const keyboard = await ComposingKeyboard.of(page)
    await keyboard.begin('1')
    await signIn.box(4).tap()
    await expect(signIn.box(4)).toBeFocused()
    await expect(signIn.box(1)).toHaveValue('1')
  })
})

test.describe("the company's composed numbers", () => {
  test('PAN and GST numbers become upper case and Latin digits', async ({
    page,
    newcomer: _,
    companyForm: form,
  }) => {
    const keyboard = await ComposingKeyboard.of(page)
    await form.open()
    await form.field('PAN Number').focus()
    await keyboard.compose('abcde1234f')
    await expect(form.field('PAN Number')).toHaveValue('ABCDE1234F')
    await form.field('GST / MSME Number').focus()
    await keyboard.compose('२२ aaaaa ०००० a1z5')
    await expect(form.field('GST / MSME Number')).toHaveValue('22AAAAA0000A1Z5')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Invalid GST format')).toBeHidden()
  })

  test('a pincode brings its place', async ({ page, resident: _, companyForm: form }) => {
    const keyboard = await ComposingKeyboard.of(page)
    await form.open(2)
    await form.field('Pincode').fill('')
    await form.field('Pincode').focus()
    await keyboard.compose('११० ००१')
    await expect(form.field('Pincode')).toHaveValue('110001')
    await expect(form.field('State')).toHaveValue('Delhi')
  })
})
