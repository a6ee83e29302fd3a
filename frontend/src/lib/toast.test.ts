import { afterEach, expect, test } from 'vitest'
import { boot } from './boot'
import { takeToasts, toast } from './toast'

const messages = () => takeToasts().map(({ message }) => message)

afterEach(() => {
  boot.market = 'sample'
})

test('a live site shows no toast for a message on its screen, and a sample site shows both', () => {
  toast.success('File selected successfully!', { isOnScreen: true })
  expect(messages()).toEqual(['File selected successfully!'])

  boot.market = 'live'
  toast.success('File selected successfully!', { isOnScreen: true })
  toast.success('Link copied')
  expect(messages()).toEqual(['Link copied'])
})
