import { afterEach, expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { inOrder } from './in-order'

afterEach(() => {
  boot.lang = 'en'
})

const shown = (list: string[]) => inOrder(list, (text) => text)

test('texts are sorted by the alphabet of the page’s language', () => {
  boot.lang = 'hi'
  // By code point ड़ would come after all the others.
  expect(shown(['हवाई', 'ड़ाक', 'ढाबा', 'अस्पताल', 'डेयरी'])).toEqual(['अस्पताल', 'ड़ाक', 'डेयरी', 'ढाबा', 'हवाई'])
  boot.lang = 'ta'
  expect(shown(['ஹோட்டல்', 'ஜவுளி', 'வங்கி', 'கல்வி'])).toEqual(['கல்வி', 'வங்கி', 'ஜவுளி', 'ஹோட்டல்'])
})

test('in English the order of the list stays', () => {
  expect(shown(['Other', 'BPO and Call Centre', 'Banking'])).toEqual([
    'Other',
    'BPO and Call Centre',
    'Banking',
  ])
})
