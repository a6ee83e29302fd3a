import { describe, expect, it } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { companyExists, createdCompanyId, existingCompanyId, locationIn, locationProblem } from './calls'

describe('createdCompanyId', () => {
  it.each([
    { name: 'JPC-1', success_key: 1 },
    { name: 'JPC-1', success: true },
    { name: 'JPC-1', status: 'success' },
    { name: 'JPC-1' },
    { docname: 'JPC-1', message: 'Saved' },
    { docname: 'JPC-1', success_key: 1, error: '' },
  ])('takes %o for a success', (reply) => {
    expect(createdCompanyId(reply)).toBe('JPC-1')
  })

  it.each([
    [{ success_key: 1 }, 'Company created but name not found'],
    ['Company created', 'Company created but name not found'],
    [{ error: 'PAN is taken', name: 'JPC-1' }, 'PAN is taken'],
    [{ error: true, message: 'No space left' }, 'No space left'],
    [{ error: true }, 'Failed to create company'],
    [null, 'Failed to create company'],
    [undefined, 'Failed to create company'],
  ])('refuses %o', (reply, message) => {
    expect(() => createdCompanyId(reply)).toThrow(message)
  })
})

const unknownPincode = {
  problem: 'This pincode is not available in our database. Please enter a valid pincode or contact support.',
  isUnknown: true,
}

describe('locationIn', () => {
  it('gives the place', () => {
    const place = { area: ['Ashoknagar', 'Bangalore Bazaar'], city: 'Bangalore', state: 'Karnataka' }
    expect(locationIn(place)).toEqual({ place })
  })

  it.each(['Please enter Valid Pincode', 'Sorry: Please enter Valid Pincode.'])('knows %s', (reply) => {
    expect(locationIn(reply)).toEqual(unknownPincode)
  })

  it('finds the sentence within an object too', () => {
    expect(locationIn({ message: 'Please enter Valid Pincode' } as object)).toEqual(unknownPincode)
  })

  it('reports a failure for anything else', () => {
    expect(locationIn('Try later')).toEqual({ problem: 'Failed to fetch location details: Try later' })
  })
})

describe('locationProblem', () => {
  const failure = (status: number, exception: string) =>
    new BackendError('No route', status, '', exception, null)

  it.each([
    failure(401, 'AuthenticationError'),
    failure(403, 'PermissionError'),
    // Without a session the call never left the browser.
    failure(0, 'AuthenticationError'),
  ])('asks to log in where it is not permitted', (error) => {
    expect(locationProblem(error)).toBe('Authentication required. Please log in to access this feature.')
  })

  it('gives the reason otherwise', () => {
    expect(locationProblem(failure(503, ''))).toBe('Failed to fetch location details: No route')
  })
})

describe('existingCompanyId', () => {
  it('is the company that the refusal names', () => {
    expect(existingCompanyId(companyExists('JPC-1'))).toBe('JPC-1')
  })

  it.each([
    new BackendError('PAN is taken', 409, '', 'DuplicateEntryError', {}),
    new BackendError('PAN is taken', 417, '', 'ValidationError', { company_name: 'JPC-1' }),
    new Error('no'),
  ])('is none in %o', (failure) => {
    expect(existingCompanyId(failure)).toBeNull()
  })
})
