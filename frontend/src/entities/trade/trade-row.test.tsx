import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { TradePicture } from './trade-picture'
import { TradeRow } from './trade-row'
import { freelanceTrades } from './trades'

const drone = { trade: 'drone-pilot', name: 'Drone pilot', picture: '/files/drone.png' }
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

afterEach(() => {
  boot.trades = undefined
})

test('a trade with a picture of the site comes first, with its picture, and can be searched', () => {
  boot.trades = [drone, { trade: 'cook', name: 'Cook', picture: '/files/cook.png' }]
  const search = vi.fn()
  const { container } = renderPage(<TradeRow search="" onSearch={search} />)
  expect(names().slice(0, 3)).toEqual(['Drone pilot', 'Cook', 'Driver'])
  expect(names().filter((name) => name === 'Cook')).toHaveLength(1)
  expect(names()).toHaveLength(8)
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/files/drone.png',
    '/files/cook.png',
  ])
  screen.getByRole('button', { name: 'Drone pilot' }).click()
  expect(search).toHaveBeenCalledWith('Drone pilot')
})

test('the trades of freelancers stay unchanged', () => {
  boot.trades = [drone]
  renderPage(<TradeRow search="" onSearch={() => undefined} trades={freelanceTrades} />)
  expect(names()).not.toContain('Drone pilot')
})

test("a card shows the site's picture before a broader trade's drawing", async () => {
  boot.trades = [drone]
  const { container } = renderPage(<TradePicture trades={['drone-pilot', 'engineer']} />)
  await vi.waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/drone.png'))
})
