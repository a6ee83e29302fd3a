// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { uploads } from '@/lib/rules'
import { FilePicker } from './file-picker'

const system = createSystem(defaultBaseConfig)
afterEach(cleanup)

function pick(name: string, type: string): File | undefined {
  const onPick = vi.fn<(file: File) => void>()
  render(
    <ChakraProvider value={system}>
      <FilePicker label="PAN Card" accept={uploads.document} maxBytes={100} file={null} onPick={onPick} />
    </ChakraProvider>,
  )
  fireEvent.change(screen.getByLabelText('PAN Card'), {
    target: { files: [new File(['x'], name, { type })] },
  })
  return onPick.mock.lastCall?.[0]
}

test.each([
  ['pan.pdf', 'application/x-pdf'],
  ['PAN.PDF', ''],
  ['scan.jpg', 'image/jpg'],
  ['scan.jpeg', 'application/octet-stream'],
  ['scan', 'image/png'],
])('%s is taken as %s', (name, type) => {
  expect(pick(name, type)?.name).toBe(name)
})

test.each([
  ['/private/files/my pan-0123456789ab.pdf', 'my pan.pdf'],
  ['/private/files/pan-2024.pdf', 'pan-2024.pdf'],
])('%s is shown as %s', (storedUrl, name) => {
  render(
    <ChakraProvider value={system}>
      <FilePicker
        label="PAN Card"
        accept={uploads.document}
        maxBytes={100}
        file={null}
        storedUrl={storedUrl}
        onPick={vi.fn()}
      />
    </ChakraProvider>,
  )
  expect(screen.getByText(name)).toBeTruthy()
})

test.each([
  ['pan.html', 'text/html'],
  ['scan.heic', 'image/heic'],
  ['pdf', ''],
  ['pan.pdf.exe', 'application/x-msdownload'],
])('%s is refused as %s', (name, type) => {
  expect(pick(name, type)).toBeUndefined()
  expect(screen.getByText(/Please choose one of: PDF, PNG, JPG/)).toBeTruthy()
})
