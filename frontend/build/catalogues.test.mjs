import hash from '@emotion/hash'
import { expect, test } from 'vitest'
import { messagesOf, readCatalogues } from './catalogues.mjs'

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

test('there is a catalogue for each language beside English', async () => {
  expect(Object.keys(await readCatalogues())).toEqual(['hi', 'mr', 'ta', 'bn', 'te'])
})
