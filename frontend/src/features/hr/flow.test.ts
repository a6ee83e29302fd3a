// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '@/lib/session'
import { signInAs } from '@/lib/sign-in-as'
import { closeForm, readOpenForm, writeOpenForm } from './flow'

const entry = { hr_row_id: 'row', hr_name: 'Meera', hr_mobile: '9812345678', hr_email: 'meera@example.in' }

beforeEach(() => {
  localStorage.clear()
  signInAs('first')
})

test.each([entry, null])('leaving the form closes it', (edited) => {
  writeOpenForm(edited)
  expect(readOpenForm()?.entry).toEqual(edited)
  closeForm()
  expect(readOpenForm()).toBeNull()
})

test.each([entry, null])(
  'a form stays open after the session has ended, for the same account only',
  (edited) => {
    writeOpenForm(edited)
    clearSession()
    closeForm()
    signInAs('second')
    expect(readOpenForm()).toBeNull()
    signInAs('first')
    expect(readOpenForm()?.entry).toEqual(edited)
  },
)
