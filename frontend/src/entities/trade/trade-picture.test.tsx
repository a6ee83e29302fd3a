import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { drawings } from './drawings'
import { TradePicture } from './trade-picture'

test.each([
  ['a trade with a drawing', ['driver'], drawings.driver],
  ['its broader trade', ['truck-driver', 'driver'], drawings.driver],
  ['a trade that looks alike', ['accountant'], drawings.cashier],
])('%s is drawn', async (_, trades, shape) => {
  const { container } = renderPage(<TradePicture trades={trades} imageUrl="/files/logo.png" />)
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).toBe(shape))
  expect(container.querySelector('img')).toBeNull()
})

test('a trade without a drawing shows the other picture', async () => {
  const { container } = renderPage(<TradePicture trades={['falconer']} imageUrl="/files/logo.png" />)
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/logo.png'))
})
