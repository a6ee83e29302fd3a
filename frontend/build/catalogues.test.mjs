import { expect, test } from 'vitest'
import { messagesOf, readCatalogues, saidByServer } from './catalogues.mjs'

const entry = (msgid, reference) => ({ msgid, msgstr: [`${msgid}!`], comments: { reference } })

const ENTRIES = [
  entry('Login', 'frontend/src/features/sign-in/login-screen.tsx'),
  entry('Reload', 'frontend/index.html\nfrontend/src/app/route-error.tsx'),
  entry('Email is required', 'job_portal/company/x.json\njob_portal/rules/company.json'),
  entry('Risk', 'job_portal/job_portal/report/x.py'),
]

test('the browser is given the texts that it shows', () =>
  expect(messagesOf(ENTRIES)).toEqual({
    Login: 'Login!',
    Reload: 'Reload!',
    'Email is required': 'Email is required!',
  }))

test("Frappe is given no words that only screens use: they would take the place of Desk's own", () =>
  expect(saidByServer(ENTRIES).map(({ msgid }) => msgid)).toEqual(['Reload', 'Email is required', 'Risk']))

test('there is a catalogue for each language beside English', async () => {
  expect(Object.keys(await readCatalogues())).toEqual(['hi', 'mr', 'ta', 'bn', 'te'])
})
