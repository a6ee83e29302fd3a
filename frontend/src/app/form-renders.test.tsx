// @vitest-environment happy-dom

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, createElement, Profiler } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CompanyForm } from '@/features/company-profile/company-form'
import { HrForm } from '@/features/contacts/hr-form'
import { PostNewJobScreen } from '@/features/job-post/post-new-job-screen'
import { SignupScreen } from '@/features/sign-in/signup-screen'
import { system } from './theme'

/** How often React has committed work within each field, by its label. */
const commits = vi.hoisted(() => new Map<string, number>())

/** Puts a profiler around every field that a module of ours makes. */
async function profiled<Module extends object>(load: () => Promise<Module>) {
  const wrap = ([name, Field]: [string, unknown]) => [
    name,
    (props: { label: string }) =>
      createElement(
        Profiler,
        { id: props.label, onRender: (id) => commits.set(id, (commits.get(id) ?? 0) + 1) },
        createElement(Field as ComponentType<{ label: string }>, props),
      ),
  ]
  return Object.fromEntries(Object.entries(await load()).map(wrap))
}

vi.mock('@/ui/text-field', (load) => profiled(load))
vi.mock('@/ui/combo-field', (load) => profiled(load))
vi.mock('@/ui/select-field', (load) => profiled(load))
vi.mock('@/ui/file-picker', (load) => profiled(load))

function typeInto(label: RegExp, text: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label)
  for (let typed = 1; typed <= text.length; typed++)
    fireEvent.input(input, { target: { value: text.slice(0, typed) } })
  expect(input.value).toBe(text)
}

beforeEach(() => {
  localStorage.clear()
  commits.clear()
})
afterEach(cleanup)

const noop = () => {}

const stored = {
  name: 'JPC-00001',
  company_name: 'Rao Textiles',
  email: 'office@raotextiles.in',
  about_company: 'Cotton',
  company_type: 'Partnership Firm',
  gov_approved_company_reg_doc: '/private/files/registration.pdf',
  company_pan_card: '/private/files/pan.pdf',
}
const newCompany = <CompanyForm stored={null} />
const storedCompany = <CompanyForm stored={stored} />
const hr = <HrForm edited={null} onSaved={noop} />

test.each([
  { form: newCompany, at: '?step=1', label: /^Company Name/, text: 'Rao Textiles', fields: 14 },
  { form: storedCompany, at: '?step=2', label: /^Area/, text: 'Kothrud', fields: 8 },
  { form: storedCompany, at: '?step=2', label: /^Pincode/, text: '41103', fields: 8 },
  { form: <PostNewJobScreen />, at: '', label: /^Job Title/, text: 'Tailor', fields: 11 },
  { form: <SignupScreen />, at: '', label: /^Name/, text: 'Asha Rao', fields: 2 },
  { form: hr, at: '', label: /^Name/, text: 'Meera', fields: 3 },
])(
  'typing into $label of a form with $fields fields renders no other field',
  ({ form, at, label, text, fields }) => {
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[`/${at}`]}>{form}</MemoryRouter>
      </ChakraProvider>,
    )
    expect(commits.size).toBe(fields)
    commits.clear()
    typeInto(label, text)
    const others = [...commits].filter(([id]) => !label.test(id))
    expect(others).toEqual([])
    // As often as there are keys, at most: an input that keeps its own text needs no render at all.
    for (const [, count] of commits) expect(count).toBeLessThanOrEqual(text.length)
  },
)
