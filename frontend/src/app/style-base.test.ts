import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { expect, test } from 'vitest'
import { styleBase } from './style-base'
import { system } from './system'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      !file.startsWith('lib') &&
      !/(style-base|system|theme)\.ts$/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))

type Utility = { values?: unknown; shorthand?: string | string[]; transform?: unknown }

/** Properties that are more than plain CSS: those with tokens or a transform, and all short names. */
function namesOf(utilities: Record<string, Utility>): string[] {
  return Object.entries(utilities).flatMap(([name, { values, transform, shorthand = [] }]) => [
    ...(values || transform ? [name] : []),
    ...[shorthand].flat(),
  ])
}

/** Those of them that our sources use only with plain CSS values. */
const plainCss =
  /^(transition\w*|animation\w*|transform|border(?!\w*Color|\w*Radius)\w*|opacity|cursor|aspectRatio|backgroundImage|scrollPadding\w*)$/

test('the theme has every style property that a screen uses', () => {
  const known = new Set(namesOf(styleBase.utilities as Record<string, Utility>))
  const unknown = namesOf(defaultBaseConfig.utilities as Record<string, Utility>).filter(
    (name) => !known.has(name) && !plainCss.test(name),
  )
  // A style is written as `name: '...'` in a recipe or `name="..."` on an element.
  const used = new RegExp(`(?<![\\w.'"-])(${unknown.join('|')})(: ['{]|=")`)
  const found = sources
    .filter(({ text }) => used.test(text))
    .map(({ file, text }) => [file, used.exec(text)?.[1]])
  expect(found).toEqual([])
})

test('the theme has every condition that a screen uses', () => {
  const used = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/\s_([a-z]\w+)(?:: |=\{)/g)].map(([, name]) => name)),
  )
  expect(used.size).toBeGreaterThan(5)
  expect([...used].filter((name) => !(String(name) in (styleBase.conditions ?? {})))).toEqual([])
})

test("tokens become the theme's variables, in properties and shorthands", () => {
  expect(system.css({ bg: 'brand', paddingInline: '4', _hover: { color: 'muted' } })).toEqual({
    background: 'var(--jp-colors-brand)',
    paddingInline: 'var(--jp-spacing-4)',
    '@media (hover: hover)': {
      '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])': { color: 'var(--jp-colors-muted)' },
    },
  })
})
