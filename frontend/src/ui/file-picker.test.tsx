import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { preparedFile } from '@/lib/forms/prepare-file'
import { shrinkPicture } from '@/lib/forms/shrink-picture'
import { uploads } from '@/lib/rules'
import { takeToasts } from '@/lib/toast'
import { renderPage } from '@/tests/render-page'
import { FilePicker } from './file-picker'

// This browser draws no pictures; e2e/tests/uploads.spec.ts uses one that does.
vi.mock('@/lib/forms/shrink-picture', () => ({ shrinkPicture: vi.fn() }))

beforeEach(() => {
  takeToasts()
  vi.mocked(shrinkPicture).mockReset().mockRejectedValue(new Error('not a picture'))
})

const MOST = 1_000_000
const PDF = '%PDF-1.4'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const JPG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const BOM = Uint8Array.of(0xef, 0xbb, 0xbf)

function Picker({ onFile, accept }: { onFile: (file: File | null) => void; accept: readonly string[] }) {
  const [file, setFile] = useState<File | null>(null)
  onFile(file)
  return <FilePicker label="PAN Card" accept={accept} maxBytes={MOST} file={file} onPick={setFile} />
}

/** Picks a file. Returns what the form holds. */
function pick(parts: BlobPart[], name: string, type: string, accept: readonly string[] = uploads.document) {
  const held: { file: File | null } = { file: null }
  renderPage(<Picker accept={accept} onFile={(file) => (held.file = file)} />)
  const files = [new File(parts, name, { type })]
  fireEvent.change(screen.getByLabelText('PAN Card'), { target: { files } })
  return held
}

const isSelected = () =>
  expect.poll(() => takeToasts().map(({ message }) => message)).toEqual(['File selected successfully!'])

test.each([
  ['pan.pdf', 'application/x-pdf', [PDF], 'pan.pdf'],
  ['PAN.PDF', '', [PDF], 'PAN.PDF'],
  ['Ravi%20Resume', '', [PDF], 'Ravi%20Resume.pdf'],
  ['1000012345', 'application/octet-stream', [BOM, PDF], '1000012345.pdf'],
  ['pan.pdf', 'application/pdf', [PDF, '%%EOF', new Uint8Array(3000)], 'pan.pdf'],
  ['scan.jpeg', 'application/octet-stream', [JPG], 'scan.jpeg'],
  ['scan', 'image/png', [PNG], 'scan.png'],
  ['scan.png', 'image/png', [JPG], 'scan.jpg'],
])('%s, called %s, goes up as what it is', async (name, type, parts, sentName) => {
  const held = pick(parts, name, type)
  await isSelected()
  const sent = await preparedFile(held.file as File)
  expect([sent.name, sent.size]).toEqual([sentName, new Blob(parts).size])
  expect(['application/pdf', 'image/png', 'image/jpeg']).toContain(sent.type)
  expect(screen.getByText(name)).toBeTruthy()
})

test.each([
  ['IMG_1.jpg', 'image/jpeg', [JPG, new Uint8Array(MOST)]],
  ['IMG_1.jpg', 'image/jpeg', [JPG, new Uint8Array(MOST - 100)]],
  ['IMG_1.HEIC', 'image/heic', ['ftypheic']],
  ['IMG_1', 'image/webp', ['RIFF']],
])('%s, called %s, goes up as a small JPG', async (name, type, parts) => {
  vi.mocked(shrinkPicture).mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }))
  const held = pick(parts, name, type, uploads.photo)
  // The form holds it at once: a form that is sent meanwhile waits for the shrunk picture.
  expect(held.file?.name).toBe(name)
  await isSelected()
  const sent = await preparedFile(held.file as File)
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 5])
})

test('a picture that the browser cannot shrink is uploaded unchanged, if it is small enough', async () => {
  const held = pick([JPG, new Uint8Array(MOST - 100)], 'scan.jpg', 'image/jpeg')
  await isSelected()
  expect((await preparedFile(held.file as File)).size).toBe(MOST - 96)
})

const kinds = /^This type of file is not allowed. Please choose one of: PDF, PNG, JPG$/
const word = /^A Word file cannot be sent\. .*Save as PDF/
test.each([
  ['pan.html', 'text/html', ['<html>'], kinds],
  ['pdf', '', ['x'], kinds],
  ['pan.pdf.exe', 'application/x-msdownload', ['MZ'], kinds],
  ['Resume.docx', '', ['PK'], word],
  ['Resume', 'application/msword', ['x'], word],
  ['Resume', '', ['PK\x03\x04', '[Content_Types].xml', new Uint8Array(3000), 'word/document.xml'], word],
  ['Resume.pdf', '', ['PK\x03\x04', 'mimetypeapplication/vnd.oasis.opendocument.text'], word],
  ['Resume', '', [OLE, new Uint8Array(3000), 'W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'], word],
  ['Resume', 'application/octet-stream', ['{\\rtf1'], word],
  ['Pay', '', ['PK\x03\x04', 'xl/workbook.xml'], kinds],
  ['pan.pdf', 'application/pdf', ['<html>'], /^This file is not a PDF, though its name says so\./],
  ['scan.heic', 'image/heic', ['x'], /^This browser cannot read the picture\./],
  ['pan.pdf', 'application/pdf', [], /^The file is empty\./],
  ['pan.pdf', 'application/pdf', [PDF, new Uint8Array(MOST)], /^The file is too large\./],
  ['scan.png', 'image/png', [PNG, new Uint8Array(MOST)], /^The file is too large\./],
])('%s, called %s, is refused with the reason', async (name, type, parts, sentence) => {
  const held = pick(parts, name, type)
  expect((await screen.findByText(sentence)).textContent).toBeTruthy()
  expect(held.file).toBeNull()
  expect(takeToasts()).toEqual([])
})

test('a photo is not required to be a PDF', async () => {
  pick(['x'], 'me.docx', 'application/msword', uploads.photo)
  expect(await screen.findByText(/Please choose one of: PNG, JPG$/)).toBeTruthy()
})

test('an earlier choice stays after a refusal', async () => {
  const held = pick([PDF], 'pan.pdf', 'application/pdf')
  await isSelected()
  const files = [new File(['x'], 'notes.txt')]
  fireEvent.change(screen.getByLabelText('PAN Card'), { target: { files } })
  await screen.findByText(kinds)
  expect(held.file?.name).toBe('pan.pdf')
})

test.each([
  ['/private/files/my pan-0123456789ab.pdf', 'my pan.pdf'],
  ['/private/files/pan-2024.pdf', 'pan-2024.pdf'],
])('%s is shown as %s', (storedUrl, name) => {
  renderPage(
    <FilePicker
      label="PAN Card"
      accept={uploads.document}
      maxBytes={100}
      file={null}
      storedUrl={storedUrl}
      onPick={vi.fn()}
    />,
  )
  expect(screen.getByText(name)).toBeTruthy()
})
