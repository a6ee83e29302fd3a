import { describe, expect, it } from 'vitest'
import { textSchema } from './field-schema'

function problem(rule: Parameters<typeof textSchema>[1], text: string): string | undefined {
  const issues = textSchema(() => 'Name', rule).safeParse(text).error?.issues
  expect(issues?.length ?? 0).toBeLessThan(2)
  return issues?.[0]?.message
}

describe('textSchema', () => {
  it('refuses an empty required text, or one of blanks', () => {
    const rule = { required: 'Name is required', pattern: 'email', invalid: 'Please enter a valid email' }
    expect(problem(rule, '')).toBe('Name is required')
    expect(problem(rule, '  ')).toBe('Name is required')
    expect(problem(rule, 'asha')).toBe('Please enter a valid email')
    expect(problem(rule, ' asha@raotextiles.in ')).toBeUndefined()
  })

  it('accepts an empty optional text', () => {
    const rule = { pattern: 'pan', invalid: 'Invalid PAN number' }
    expect(problem(rule, '')).toBeUndefined()
    expect(problem(rule, 'ABCDE1234')).toBe('Invalid PAN number')
    expect(problem(rule, 'ABCDE1234F')).toBeUndefined()
  })

  it.each([
    ...['!!!', '\u3164.', '\u2800', '98765-43210', '९८७६५ ४३२१०', '９８７６５-४３２１０'],
    ...['⑨⑧⑦⑥⑤④③②①⓪', '98765 ⁴³²¹⁰'],
  ])('takes no name %s', (typed) => {
    const rule = { required: 'Name is required', no_name: 'No name' }
    expect(problem(rule, typed)).toBe('No name')
    expect(problem({ no_name: 'No name' }, typed)).toBe('No name')
  })

  it.each(['कमल', '3M', '24/7 Care', 'Asha 2', 'Louis ⅩⅣ', '①'])('takes the name %s', (typed) => {
    expect(problem({ required: 'Name is required', no_name: 'No name' }, typed)).toBeUndefined()
  })

  it('accepts a dash in place of a name in optional fields', () => {
    expect(problem({ no_name: 'No name' }, '-')).toBeUndefined()
    expect(problem({ required: 'Name is required', no_name: 'No name' }, '-')).toBe('No name')
  })

  it('refuses a text that is too long', () => {
    expect(problem({ max_length: 3 }, 'abcd')).toBe('Name may have at most 3 characters')
    expect(problem({ max_length: 3 }, ' abc ')).toBeUndefined()
  })

  it.each([
    ...['raotextiles.in', 'www.raotextiles.in/about?a=b:c', 'raotextiles.in:8443/shop', 'none', '@rao'],
    ...['http://raotextiles.in', 'HTTPS://raotextiles.in/a%20b', 'https://उदाहरण.भारत', '@rao.textiles'],
    ...['https://www.google.com/maps/place/Rao/@12.97,77.59,17z', "raotextiles.in/o'rao", 'N/A', '-'],
    ...['not yet. Soon', 'http://10.1.2.3:80'],
  ])('takes the link %s', (typed) => {
    expect(problem({ pattern: 'link', invalid: 'No link' }, typed)).toBeUndefined()
  })

  it.each([
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'ftp://raotextiles.in',
      'tel:12345',
    ],
    ...['mailto:a@b.example', 'com.example.app:open', 'java\tscript:alert(1)', 'https:', 'http://'],
    ...['https://google.com@evil.example', 'google.com@evil.example', 'https://a:b@evil.example/'],
    ...[
      'https://google.com\\@evil.example',
      'https:\\\\evil.example',
      'https:/evil.example',
      '//evil.example',
    ],
    ...['/evil', '\\evil.example', 'https://localhost/a', 'https://evil', 'https://evil.example/a b'],
    ...['https://evil.example/"onmouseover="alert(1)', 'evil.example/<b>', 'evil.example/`a`'],
    ...['https://evil%2eexample/', 'https://google.com／.evil.example', 'https://google.com＠evil.example'],
    ...['https://evil.example/\u202egpj', 'https://ev\u200bil.example', 'https://evil.example/a\nb'],
    ...['https://.evil.example', 'https://evil..example', 'https://evil.example:x/', 'https://[::1]/'],
    ...['=1+1', '+1.5/a', '-1.5/a', '@SUM(A1)', '@a.b/c'],
  ])('refuses the link %s', (typed) => {
    expect(problem({ pattern: 'link', invalid: 'No link' }, typed)).toBe('No link')
  })

  it('refuses a name that is a formula of a spreadsheet', () => {
    const rule = { pattern: 'name', invalid: 'No name' }
    for (const typed of ['Rao = Sons', '24/7 Care', '"Rao"', '(+2) School', 'कमल', '-'])
      expect(problem(rule, typed), typed).toBeUndefined()
    for (const typed of ['=1+1', '+1', '-1+1', '@SUM(A1)', '＝1', '\u200b=1'])
      expect(problem(rule, typed), typed).toBe('No name')
  })

  it('accepts a year or words', () => {
    const rule = { first_year: 1600, invalid: 'No year' }
    const year = new Date().getFullYear()
    for (const typed of ['1600', '2011', `${year}`, 'about 1987', '1987-88', '15th century'])
      expect(problem(rule, typed), typed).toBeUndefined()
    for (const typed of ['-5', '0', '1599', `${year + 1}`, '1987.5', '1,987', '+2011', '\u22121987'])
      expect(problem(rule, typed), typed).toBe('No year')
  })
})
