import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeRelease, readPrevious } from './release.mjs'

let out

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'release-'))
})

afterEach(() => rm(out, { recursive: true }))

const built = (manifest) => writeFile(join(out, 'manifest.json'), JSON.stringify(manifest))
const release = (id) => ({ id, files: [`main-${id}.js`] })

test('the release before is the one that was built last, and none further back', async () => {
  expect(await readPrevious(out, 'b')).toBeNull()
  await built({ release: release('a'), previous: null })
  expect(await readPrevious(out, 'b')).toEqual(release('a'))
  await built({ release: release('b'), previous: release('a') })
  expect(await readPrevious(out, 'c')).toEqual(release('b'))
})

test('a release that is built once more has the same one before it', async () => {
  await built({ release: release('b'), previous: release('a') })
  expect(await readPrevious(out, 'b')).toEqual(release('a'))
})

test('a development build is no release', async () => {
  await built({ entry: 'main.js' })
  expect(await readPrevious(out, 'b')).toBeNull()
})

test('every script is kept, those of the first screens first; another file or page is another release', () => {
  const files = { 'main-A.js': {}, 'chunk-B.js': {}, 'login-C.js': {}, 'jobs-D.js': {} }
  const screens = { login: { files: ['login-C.js'] }, home: { files: ['chunk-B.js'] } }
  const first = ['login', 'home']
  const manifest = { entry: 'main-A.js', files, shared: { files: ['main-A.js'] }, screens }
  const messages = { hi: ['messages-hi-E.js', 'messages-hi-more-F.js'] }
  const pages = { template: '<html>', screens: ['login'], messages }
  const described = describeRelease(manifest, pages, first)
  const names = (addresses) => addresses.map((address) => address.replace('/assets/job_portal/frontend/', ''))
  expect(names(described.first)).toEqual(['chunk-B.js', 'login-C.js', 'main-A.js'])
  expect(names(described.rest)).toEqual(['jobs-D.js'])
  expect(described.shells).toEqual(['', 'login', 'home'])
  expect(names(described.messages.hi)).toEqual(messages.hi)

  expect(describeRelease(manifest, { ...pages, template: '<html lang>' }, first).id).not.toBe(described.id)
  const other = describeRelease({ ...manifest, files: { ...files, 'jobs-E.js': {} } }, pages, first)
  expect(other.id).not.toBe(described.id)
  expect(describeRelease(manifest, pages, first)).toEqual(described)
})
