// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readUserType, storeUserType, useUserType } from './user-type'

function Probe() {
  return <p>{useUserType().userType}</p>
}

test('using it outside its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Probe />)).toThrow('useUserType must be used within a UserTypeProvider')
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test('a type that the storage has lost is that of its mirror', () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; userType=company')
  localStorage.clear()
  expect(readUserType()).toBe('company')
  cookies.mockReturnValue('userType=administrator')
  expect(readUserType()).toBeNull()
  cookies.mockRestore()
})

test('only the four user types are restored', () => {
  storeUserType('find_freelancer')
  expect(localStorage.getItem('userType')).toBe('find_freelancer')
  expect(readUserType()).toBe('find_freelancer')
  localStorage.setItem('userType', 'administrator')
  expect(readUserType()).toBeNull()
  storeUserType(null)
  expect(localStorage.getItem('userType')).toBeNull()
})
