// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '@/lib/backend/session'
import { signInAs } from '@/tests/sign-in-as'
import { closeEdit, readEdit, writeEdit } from './flow'

const entry = { hr_row_id: 'row', hr_name: 'Meera', hr_mobile: '9812345678', hr_email: 'meera@example.in' }

beforeEach(() => {
  localStorage.clear()
  signInAs('first')
})

test('leaving the form closes the edit', () => {
  writeEdit(entry)
  expect(readEdit('row')).toEqual(entry)
  closeEdit()
  expect(readEdit('row')).toBeNull()
})

test("an edit belongs to its contact's page, and not to another tab's", () => {
  writeEdit(entry)
  expect(readEdit('another')).toBeNull()
  expect(readEdit(undefined)).toBeNull()
})

test('an edit stays open after the session has ended, only for the same account', () => {
  writeEdit(entry)
  clearSession()
  closeEdit()
  signInAs('second')
  expect(readEdit('row')).toBeNull()
  signInAs('first')
  expect(readEdit('row')).toEqual(entry)
})
