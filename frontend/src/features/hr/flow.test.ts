// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '@/lib/session'
import { signInAs } from '@/lib/sign-in-as'
import { endEdit, readEditedHr, writeEditedHr } from './flow'

const entry = { hr_row_id: 'row', hr_name: 'Meera', hr_mobile: '9812345678', hr_email: 'meera@example.in' }

beforeEach(() => {
  localStorage.clear()
  signInAs('first')
  writeEditedHr(entry)
})

test('leaving the form ends the edit', () => {
  endEdit()
  expect(readEditedHr()).toBeNull()
})

test('an edit goes on after the session has ended, for the same account only', () => {
  clearSession()
  endEdit()
  signInAs('second')
  expect(readEditedHr()).toBeNull()
  signInAs('first')
  expect(readEditedHr()).toEqual(entry)
})
