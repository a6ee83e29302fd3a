import { unlink, utimes, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Client } from '../../scripts/lib/client.mjs'
import { signUpOwner } from '../support/accounts'
import { pdf, png } from '../support/samples'
import { expect, test } from '../support/test'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'

type Upload = { name: string; type: string; content: string | Buffer; isPrivate?: boolean }

function formOf({ name, type, content, isPrivate = true }: Upload): FormData {
  const form = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.append('file', new File([bytes], name, { type }))
  form.append('is_private', isPrivate ? '1' : '0')
  return form
}

const send = (client: Client, form: FormData) =>
  client.request('/api/method/upload_file', { method: 'POST', form })

/** Refused with 4xx and a sentence, without a traceback or a path of the server. */
async function expectRefused(response: Response, sentence: RegExp, what: string): Promise<void> {
  const body = await response.text()
  expect.soft(response.status, `${what}: ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
  expect.soft(response.status, what).toBeLessThan(500)
  expect.soft(body, what).toMatch(sentence)
  expect.soft(body, what).not.toContain('Traceback')
}

// Frappe's own rule for website users comes first, in Frappe's words.
const wrong: [string, Upload, RegExp][] = [
  [
    'a file of 6 MB',
    { name: 'scan.png', type: 'image/png', content: Buffer.concat([png(8, [1, 2, 3]), Buffer.alloc(6e6)]) },
    /too large\. Please choose one of at most 5 MB/,
  ],
  [
    'a PNG called PDF',
    { name: 'registration.pdf', type: 'application/pdf', content: png(8, [1, 2, 3]) },
    /content does not match its name/,
  ],
  ['an SVG', { name: 'logo.svg', type: 'image/svg+xml', content: SVG }, /You can only upload|not allowed/],
  ['an SVG called PNG', { name: 'logo.png', type: 'image/png', content: SVG }, /not allowed/],
  [
    'an HTML page',
    { name: 'page.html', type: 'text/html', content: HTML },
    /You can only upload|not allowed/,
  ],
  ['an HTML page called PDF', { name: 'page.pdf', type: 'application/pdf', content: HTML }, /not allowed/],
  ['an empty file', { name: 'empty.pdf', type: 'application/pdf', content: '' }, /choose a file to upload/],
  [
    'a public document',
    { name: 'pan.pdf', type: 'application/pdf', content: pdf('PAN'), isPrivate: false },
    /Documents cannot be public/,
  ],
]

test('a file that is no logo or document is refused with a sentence', async ({ sharedOwner: account }) => {
  for (const [what, upload, sentence] of wrong)
    await expectRefused(await send(account, formOf(upload)), sentence, what)
})

test('the content decides the type of a document, not the phone', async ({ sharedOwner: account }) => {
  for (const type of ['application/x-pdf', 'application/octet-stream']) {
    const response = await send(account, formOf({ name: 'pan.pdf', type, content: pdf('PAN') }))
    expect(response.status, type).toBe(200)
  }
})

test('a stranger uploads nothing', async ({ baseURL }) => {
  const stranger = new Client(String(baseURL))
  const upload = { name: 'pan.pdf', type: 'application/pdf', content: pdf('PAN') }
  const response = await send(stranger, formOf(upload))
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})

test("another company's file is neither read nor taken", async ({
  sharedOwner: owner,
  administrator,
  baseURL,
}) => {
  const call = 'job_portal.api.get_company_details'
  const before = await owner.call(call, { company_name: owner.company })
  const url = before.company_pan_card
  const rival = await signUpOwner(String(baseURL), administrator)
  const rivals = await rival.call(call, { company_name: rival.company })

  expect((await owner.request(url)).status).toBe(200)
  for (const other of [rival, new Client(String(baseURL))])
    expect((await other.request(url)).status).toBe(403)

  const taking = { name: rival.company, company_pan_card: url }
  await expectRefused(
    await rival.request('/api/method/job_portal.api.update_company_details', {
      method: 'POST',
      json: taking,
    }),
    /please upload the file again/,
    'naming it in an update',
  )
  const naming = new FormData()
  naming.append('file_url', url)
  await expectRefused(await send(rival, naming), /Please choose a file to upload/, 'naming it in an upload')
  const row = { doctype: 'File', file_url: url, is_private: 1 }
  const inserted = await rival.request('/api/resource/File', { method: 'POST', json: row })
  expect(inserted.status).toBeGreaterThanOrEqual(400)
  expect((await rival.request(url)).status).toBe(403)

  expect(await rival.call(call, { company_name: rival.company })).toEqual(rivals)
  expect(await owner.call(call, { company_name: owner.company })).toEqual(before)
  expect((await owner.request(url)).status).toBe(200)
})

test('a logo is public, a document private', async ({ owner, baseURL }) => {
  const stranger = new Client(String(baseURL))
  const logo = { name: 'logo.png', type: 'image/png', content: png(16, [35, 72, 200]), isPrivate: false }
  const { message } = await (await send(owner, formOf(logo))).json()
  await owner.call('job_portal.api.update_company_details', {
    name: owner.company,
    company_logo: message.file_url,
  })
  const seen = await stranger.request(message.file_url)
  expect(seen.status).toBe(200)
  expect(seen.headers.get('content-type')).toBe('image/png')
})

test('a refused upload keeps the form, and says why on it', async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  await form.open()
  // A picture by its first bytes. Only the server reads a small one's pixels.
  await form.chooseFile('Company Logo', 'logo.png', png(16, [35, 72, 200]).subarray(0, 40))
  await form.field('Company Website').fill('raotextiles.in')
  await form.next().click()
  await form.next().click()
  await form.update().click()
  const sentence = 'The picture cannot be read. Please choose another file'
  await toasted(sentence)
  await form.goBack().click()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await form.back().click()
  await form.back().click()
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

/** A JPEG as a camera on its side stores it: to be turned by 90 degrees (TIFF 6.0, Orientation 6). */
function turned(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.of((exif.length + 2) >> 8, (exif.length + 2) & 0xff)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xe1), length, exif, jpeg.subarray(2)])
}

test('a photo of a phone goes up small, upright and as a picture that everybody can open', async ({
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
    // Cameras write a film after the picture, too.
    buffer: Buffer.concat([photo, Buffer.alloc(6 * 2 ** 20)]),
  })
  const buffer = Buffer.concat([await drawn(page, 'image/webp'), Buffer.alloc(500_000)])
  const logo = { name: 'logo.webp', mimeType: 'image/webp', buffer }
  await page.getByLabel('Company Logo').setInputFiles(logo)
  await form.next().click()
  await form.next().click()
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
    [2400, 1200],
  ])
})

for (const [what, spoil] of [
  // A minute later, so that every file system sees a change.
  ['changes', (path: string) => utimes(path, new Date(), new Date(Date.now() + 60_000))],
  ['goes away', unlink],
] as const)
  test(`a file that ${what} after it was chosen must be chosen again`, async ({
    page,
    owner: _,
    companyForm: form,
    toasted,
  }, testInfo) => {
    const path = testInfo.outputPath('pan.pdf')
    await writeFile(path, pdf('PAN'))
    await form.open()
    await page.getByLabel('Company PAN Card').setInputFiles(path)
    await form.next().click()
    await form.next().click()
    await spoil(path)
    await form.update().click()
    const sentence = 'Company PAN Card: the file can no longer be read. Please choose it again.'
    await toasted(sentence)
    await form.goBack().click()
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()

    await form.back().click()
    await form.back().click()
    await writeFile(path, pdf('PAN'))
    await page.getByLabel('Company PAN Card').setInputFiles(path)
    await form.next().click()
    await form.next().click()
    await form.update().click()
    await toasted('Company updated successfully!')
  })
