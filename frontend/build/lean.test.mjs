import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { leanPackages } from './lean.mjs'
import { frontend } from './modules.mjs'

const SOURCE = 'src/app/global-styles.ts'

const bundle = async (contents) =>
  build({
    stdin: { contents, resolveDir: frontend, loader: 'js' },
    absWorkingDir: frontend,
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    external: ['react', 'react-dom'],
    write: false,
    logLevel: 'silent',
    plugins: [await leanPackages({ modules: { [SOURCE]: {} } })],
  })

const USED = `
  export { Link, useRoutes } from 'react-router-dom'
  export { createSystem } from '@chakra-ui/react/styled-system'
  export { isCssProperty } from '@pandacss/is-valid-prop'
`

test('links stay, and forms and the prefetching of framework mode go', async () => {
  const { outputFiles } = await bundle(USED)
  const { text } = outputFiles[0]
  expect(text).toContain('function useLinkClickHandler(')
  expect(text).not.toContain('function useSubmit(')
  expect(text).not.toContain('function getKeyedPrefetchLinks(')
})

test('properties stay that a source names', async () => {
  const { outputFiles } = await bundle(USED)
  const [, names] = /cssPropertiesStr = "([^"]*)"/.exec(outputFiles[0].text)
  expect(names.split(',')).toContain('animation')
  expect(names.split(',')).not.toContain('zoom')
})

test('the build fails when a package no longer contains what should go', async () => {
  const failure = await bundle('export {}').catch((error) => error)
  expect(failure.errors.map(({ text }) => text)).toContainEqual(expect.stringContaining('createPreflight'))
})
