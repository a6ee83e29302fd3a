// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture'

const system = createSystem({
  theme: { tokens: { sizes: { badge: { value: '96px' } } } },
  utilities: { width: { values: 'sizes' }, height: { values: 'sizes' } },
})

test('an image has its room before it is there, and is fetched when it comes into sight', () => {
  render(
    <ChakraProvider value={system}>
      <Picture src="/files/logo.png" alt="Logo" side="badge" />
    </ChakraProvider>,
  )
  const image = screen.getByAltText('Logo')
  const styles = document.head.textContent?.split('.').find((rule) => rule.startsWith(image.className))
  expect(styles).toMatch(/width:var\(--chakra-sizes-badge\);height:var\(--chakra-sizes-badge\)/)
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('there is no other kind of image', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const makers = sources.filter((file) =>
    /<img\b|chakra\('img'/.test(readFileSync(join('src', file), 'utf8')),
  )
  expect(makers).toEqual([join('ui', 'picture.tsx')])
})
