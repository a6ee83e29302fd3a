import { expect, test } from 'vitest'
import { globalStyles } from './global-styles'
import { system } from './system'
import { colours, config } from './theme'

type Colour = keyof typeof colours

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS: Colour[] = ['page', 'surface', 'sunken']

/** Texts and the backgrounds below them. */
const texts: [Colour, Colour][] = [
  ...(['ink', 'muted', 'brand', 'brandDark', 'accent', 'event', 'danger', 'success'] as const).flatMap(
    (text) => GROUNDS.map((ground): [Colour, Colour] => [text, ground]),
  ),
  ...(['brandDark', 'brand', 'ink', 'muted'] as const).map((text): [Colour, Colour] => [text, 'brandSoft']),
  ...(['brand', 'brandDark', 'danger', 'success', 'event', 'accent'] as const).map(
    (ground): [Colour, Colour] => ['onBrand', ground],
  ),
  ['ink', 'line'],
  ['ink', 'accentSoft'],
  ['accent', 'accentSoft'],
  ['event', 'eventSoft'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['onDeep', 'deep'],
  ['accentBright', 'deep'],
]

/** Borders and drawings, and the backgrounds below them. */
const shapes: [Colour, Colour][] = [
  ...GROUNDS.map((ground): [Colour, Colour] => ['control', ground]),
  ['brand', 'brandSoft'],
  ['accentBright', 'brand'],
]

for (const [index, scheme] of ['light', 'dark'].entries()) {
  test.each(texts)(`%s on %s is readable in the ${scheme} scheme`, (text, ground) => {
    expect(contrast(colours[text][index] ?? '', colours[ground][index] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes.slice(0, index ? -1 : undefined))(
    `%s on %s is seen in the ${scheme} scheme`,
    (shape, ground) => {
      expect(contrast(colours[shape][index] ?? '', colours[ground][index] ?? '')).toBeGreaterThanOrEqual(3)
    },
  )
}

test('the browser has the name of every token', () => {
  const { tokens = {}, semanticTokens = {} } = config.theme ?? {}
  const written = [tokens, semanticTokens].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, values]) =>
      Object.keys(values ?? {}).map((name) => `${kind}.${name}`),
    ),
  )
  const known = system.tokens.allTokens
    .filter(({ name, extensions: { negative } }) => !negative && !/breakpoint|colorPalette/.test(name))
    .map(({ name }) => name)
  expect(known.sort()).toEqual(written.sort())
})

test('a page contains the colours of both schemes', () => {
  const css = JSON.stringify(globalStyles)
  expect(css).toContain(`"--jp-colors-brand":"${colours.brand[0]}"`)
  expect(css).toContain(`"--jp-colors-brand":"${colours.brand[1]}"`)
  expect(css).toContain('@media (prefers-color-scheme: dark)')
})
