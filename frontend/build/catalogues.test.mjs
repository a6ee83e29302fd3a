import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import hash from '@emotion/hash'
import { expect, test } from 'vitest'
import { MORE, messagesOf, readCatalogues, writeMessages } from './catalogues.mjs'
import { frontend } from './modules.mjs'

const entry = (msgid, reference, msgctxt) => ({
  ...(msgctxt && { msgctxt }),
  msgid,
  msgstr: [`${msgid}!`],
  comments: { reference },
})

test('the browser is given the texts that it shows', () => {
  const entries = [
    entry('Login', 'frontend/src/features/sign-in/login-screen.tsx'),
    entry('Email is required', 'job_portal/company/x.json\njob_portal/rules/company.json'),
    entry('Risk', 'job_portal/job_portal/report/x.py'),
    entry('Report', 'frontend/src/entities/company/report-button.tsx', 'complaint'),
  ]
  expect(messagesOf(entries)).toEqual({
    [hash('Login')]: 'Login!',
    [hash('Email is required')]: 'Email is required!',
    [hash('Report:complaint')]: 'Report!',
  })
})

test('there is a catalogue for each language beside English, with every reason for a report', async () => {
  const rules = JSON.parse(await readFile(join(frontend, '..', 'job_portal/rules/market.json'), 'utf8'))
  const reasons = Object.keys(rules).flatMap((list) => (list.endsWith('report_reasons') ? rules[list] : []))
  expect(reasons).toContain('Not real work')
  const catalogues = await readCatalogues()
  expect(Object.keys(catalogues)).toEqual(['hi', 'mr', 'ta', 'bn', 'te'])
  for (const entries of Object.values(catalogues))
    expect(Object.keys(messagesOf(entries))).toEqual(
      expect.arrayContaining(reasons.map((reason) => hash(reason))),
    )
})

test('texts that only rarer rooms show are in a second file, which the first one fetches', async () => {
  const out = await mkdtemp(join(tmpdir(), 'messages-'))
  const my = 'frontend/src/features/my-data/my-data-screen.tsx'
  const entries = [entry('Freeze', my), entry('Save', `${my}\nfrontend/src/ui/save.tsx`)]
  const { hi } = await writeMessages({ hi: entries }, out)
  const first = await import(join(out, hi[0].file))
  expect(first.default).toEqual({ [hash('Save')]: 'Save!' })
  expect((await first.more()).default).toEqual({ [hash('Freeze')]: 'Freeze!' })
})

test('the routes of the rarer rooms wait for their texts, and no others', async () => {
  const router = await readFile(join(frontend, 'src', 'app', 'router.tsx'), 'utf8')
  const routes = [...router.matchAll(/(\w+)\(\s*[^()]+,\s*\(\) => import\('@\/(features\/[\w-]+\/)/g)]
  expect(routes.length).toBeGreaterThan(20)
  for (const [, maker, room] of routes)
    expect([room, maker]).toEqual([room, MORE.test(`frontend/src/${room}`) ? 'roomScreen' : 'screen'])
})
