import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addCompany, companyExists, existingCompanyId } from '@/entities/company/calls'
import { sendFiles } from '@/lib/forms/send-file'
import { signInAs } from '@/tests/sign-in-as'
import { valuesOf } from './fields'
import { useSaveCompany } from './use-save-company'

vi.mock('@/entities/company/calls', async (load) => ({ ...(await load<object>()), addCompany: vi.fn() }))
vi.mock('@/lib/forms/send-file', () => ({ sendFiles: vi.fn() }))

const nowhere = { onSaved: () => {}, onDone: () => {} }
const openTab = () => renderHook(() => useSaveCompany(null, nowhere)).result

test('a company that another tab creates during the uploads is offered for an update', async () => {
  signInAs('rao')
  let first: unknown
  vi.mocked(addCompany).mockImplementation(async ({ client_key }) => {
    first ??= client_key
    if (client_key !== first) throw companyExists('JPC-00001')
    return 'JPC-00001'
  })
  let arrive: (urls: Record<string, string>) => void = () => {}
  vi.mocked(sendFiles).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))

  const [one, other] = [openTab(), openTab()]
  const values = { ...valuesOf(null), company_name: 'Rao Mills' }
  await act(async () => {
    const saving = other.current.run(values)
    await one.current.run({ ...values, company_name: 'Rao Textiles' })
    arrive({ company_logo: '/files/logo.png' })
    await saving
  })
  expect(one.current.isSaved).toBe(true)
  expect(existingCompanyId(other.current.failure?.thrown)).toBe('JPC-00001')
})
