import { describe, expect, it } from 'vitest'
import { companyAddress, webAddress } from './addresses'
import { companyId } from './company'

describe('companyAddress', () => {
  it('joins the parts in the order of the profile page', () => {
    const company = {
      address_line1: '12 MG Road',
      address_line2: 'Second floor',
      area: 'Ashoknagar',
      city: 'Bangalore',
      state: 'Karnataka',
      country: 'India',
      pincode: '560001',
    }
    expect(companyAddress(company)).toBe(
      '12 MG Road, Second floor, Ashoknagar, Bangalore, Karnataka, India, Pincode-560001',
    )
  })

  it('skips blank parts', () => {
    expect(
      companyAddress({ address_line1: ' 12 MG Road ', address_line2: '', area: null, country: 'India' }),
    ).toBe('12 MG Road, India')
  })

  it('does not take a country alone as an address', () => {
    expect(companyAddress({ country: 'India', pincode: ' ' })).toBe('Address not available')
    expect(companyAddress({})).toBe('Address not available')
  })
})

describe('companyId', () => {
  it('takes name, else docname', () => {
    expect(companyId({ name: 'JPC-00001', docname: 'JPC-00002' })).toBe('JPC-00001')
    expect(companyId({ docname: 'JPC-00002' })).toBe('JPC-00002')
  })
})

describe('webAddress', () => {
  it.each([
    ['raotextiles.in', 'https://raotextiles.in/'],
    [' http://raotextiles.in/about ', 'http://raotextiles.in/about'],
    ['HTTPS://raotextiles.in', 'https://raotextiles.in/'],
    ['raotextiles.in:8443/shop', 'https://raotextiles.in:8443/shop'],
    ['javascript:alert(1)', null],
    ['mailto:office@raotextiles.in', null],
    ['https://raotextiles.in:8443/a?b=c@d#e', 'https://raotextiles.in:8443/a?b=c@d#e'],
    ['https://google.com@evil.example', null],
    ['google.com@evil.example/a', null],
    ['https://google.com\\@evil.example', null],
    ['//evil.example', null],
    ['https://localhost', null],
    ['@rao.textiles', null],
    ['N/A', null],
    ['we have none', null],
    ['', null],
    [null, null],
  ])('%s -> %s', (typed, address) => {
    expect(webAddress(typed)).toBe(address)
  })
})
