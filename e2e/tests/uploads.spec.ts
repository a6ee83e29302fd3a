import type { Page } from '@playwright/test'
import { png } from '../support/samples'
import { expect, test } from '../support/test'

test('a refused upload keeps the form, and shows the reason', async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('upload_file') && uploads.push(request.url()))
  await form.open()
  // The first bytes are a picture's. Of a small one only the server reads the pixels.
  await form.chooseFile('Company Logo', 'logo.png', png(16, [35, 72, 200]).subarray(0, 40))
  await form.field('Company Website').fill('raotextiles.in')
  // Nothing is uploaded before the form is sent.
  expect(uploads).toEqual([])
  await form.goOn('Address Info', 'Contact Info')
  await form.update().click()
  const sentence = 'The picture cannot be read. Please choose another file'
  await toasted(sentence)
  await form.goBack().click()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await form.return('Address Info', 'Company Info')
  await expect(form.field('Company Website')).toHaveValue('raotextiles.in')
  const call = 'job_portal.api.get_company_details'
  const details = await owner.call(call, { company_name: owner.company })
  expect([details.company_website ?? '', details.company_logo ?? '']).toEqual(['', ''])
})

/** A picture that a browser draws, 2600 by 1300. */
async function drawn(page: Page, type: string): Promise<Buffer> {
  const address = await page.evaluate((kind) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1300 })
    const pen = canvas.getContext('2d')
    for (let x = 0; x < 2600; x += 50) {
      if (pen) pen.fillStyle = `hsl(${x} 80% 50%)`
      pen?.fillRect(x, x / 2, 40, 400)
    }
    return canvas.toDataURL(kind)
  }, type)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** A JPEG as a camera on its side stores it, marked for a rotation by 90 degrees (TIFF 6.0, Orientation 6). */
function turned(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.of((exif.length + 2) >> 8, (exif.length + 2) & 0xff)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xe1), length, exif, jpeg.subarray(2)])
}

test("a phone's photo is uploaded small, upright and in a common format", async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  await form.open()
  const photo = turned(await drawn(page, 'image/jpeg'))
  await page.getByLabel('Company PAN Card').setInputFiles({
    name: 'IMG_2026.jpg',
    mimeType: 'image/jpeg',
    // Cameras also write a film behind the picture.
    buffer: Buffer.concat([photo, Buffer.alloc(6 * 2 ** 20)]),
  })
  const buffer = Buffer.concat([await drawn(page, 'image/webp'), Buffer.alloc(500_000)])
  const logo = { name: 'logo.webp', mimeType: 'image/webp', buffer }
  await page.getByLabel('Company Logo').setInputFiles(logo)
  await form.goOn('Address Info', 'Contact Info')
  await form.update().click()
  await toasted('Company updated successfully!')

  const details = await owner.call('job_portal.api.get_company_details', { company_name: owner.company })
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          return [image.naturalWidth, image.naturalHeight]
        }),
      ),
    [details.company_pan_card, details.company_logo],
  )
  expect(details.company_pan_card).toMatch(/\.jpg$/)
  expect(details.company_logo).toMatch(/\.png$/)
  expect(sizes).toEqual([
    [1200, 2400],
    [1600, 800],
  ])
})
