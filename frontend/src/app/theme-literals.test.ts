import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What belongs to the theme: colours, lengths and durations. */
const literals = [
  /#[\da-f]{3,8}\b|%23[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi,
  // '0px' is needed within `max()` and `calc()`.
  /(?<![\w.])(?!0px)[\d.]+(?:px|rem|pt|ms)\b/g,
  // No size of the theme is called by a number.
  /\b(?:min|max)(?:Width|Height)(?:="|: ')(?!0\b)[\d.]+["']/g,
  /\b(?:width|height|gap|padding\w*|margin\w*|fontSize)=\{-?[\d.]+\}/g,
]

/** Not styles: the theme itself, and pictures that stand for those that a server would send. */
const others = /^app.(theme|style-base|global-styles)\.ts$|samples.pictures\.ts$|\.test\.tsx?$/

/** A comment may name a size. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('colours, sizes and durations come from the theme', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .flatMap((file) => {
      const source = withoutComments(readFileSync(join('src', file), 'utf8'))
      return literals.flatMap((literal) => source.match(literal) ?? []).map((found) => `${file}: ${found}`)
    })
  expect(found).toEqual([])
})
