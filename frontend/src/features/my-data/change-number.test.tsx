import { cleanup, fireEvent, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import ChangeNumberScreen from './change-number-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))
vi.mock('@/lib/forms/send-file', () => ({
  sendFiles: async ({ paper }: { paper: unknown }) => ({ paper: paper && '/private/files/paper.pdf' }),
}))

const own = {
  number: '9876543210',
  may_be_lost: false,
  step: 'none',
  kind: null,
  new_number: null,
  takes_effect_on: null,
}
const asked = { ...own, step: 'waiting', new_number: '9812345678' }

function show(change: object) {
  get.mockResolvedValue(change)
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ChangeNumberScreen />
    </SWRConfig>,
  )
}

async function ask(mobile: string) {
  fireEvent.change(await screen.findByLabelText(/Your new number/), { target: { value: mobile } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
}

beforeEach(() => {
  signInAs('asha')
  post.mockReset()
})

test('a number with an account is reported, and nothing is asked twice', async () => {
  show(own)
  await screen.findByRole('heading', { name: /Your number is/ })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await ask('98')
  await screen.findByText('Please enter a valid 10-digit mobile number')
  expect(post).not.toHaveBeenCalled()
  post.mockResolvedValue('User Already Exists')
  await ask('9812345678')
  await screen.findByText('User Already Exists')
  expect(post).toHaveBeenCalledWith('job_portal.api.start_number_change', { mobile_no: '9812345678' })
})

test('if the old number is lost, nothing is sent without a paper', async () => {
  show({ ...own, may_be_lost: true })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I no longer have my present number' }))
  await ask('9812345678')
  await screen.findByText('Please add a paper that shows who you are.')
  expect(post).not.toHaveBeenCalled()
})

test('the sixth digit sends the code, and Cancel ends the change', async () => {
  show(own)
  post.mockResolvedValueOnce({ step: 'old', reference_no: 'first' })
  await ask('9812345678')
  const boxes = await screen.findAllByLabelText(/^Digit/)
  expect(screen.getByText(/^Then a code goes to your new number: \+91\s9812345678$/)).toBeTruthy()
  const type = (code: string) =>
    [...code].forEach((digit, at) => {
      fireEvent.change(boxes[at] as HTMLElement, { target: { value: digit } })
    })
  post.mockRejectedValueOnce(new BackendError('Wrong code'))
  type('123456')
  await screen.findByText('Wrong code')
  expect(post).toHaveBeenLastCalledWith('job_portal.api.confirm_number_change', {
    reference_number: 'first',
    OTP: '123456',
  })
  // The failure was about the wrong code. A corrected code waits for the button.
  type('9')
  expect(screen.queryByText('Wrong code')).toBeNull()
  expect(post).toHaveBeenCalledTimes(2)
  post.mockResolvedValueOnce({ step: 'none' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Send me a code' })
  expect(post).toHaveBeenLastCalledWith('job_portal.api.cancel_number_change', {})
})

test('a code that waits survives a reload, and its own Cancel ends it for good', async () => {
  show(own)
  post.mockResolvedValueOnce({ step: 'new', reference_no: 'second' })
  await ask('9812345678')
  await screen.findAllByLabelText(/^Digit/)
  cleanup()
  show(own)
  await screen.findByText(/sent to \+91\s\*{6}5678$/)
  post.mockResolvedValueOnce({ step: 'none' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Send me a code' })
  cleanup()
  show(own)
  await screen.findByRole('button', { name: 'Send me a code' })
})

test('a change whose last answer was lost is shown as made', async () => {
  get.mockResolvedValue(own)
  // With the cache that the app refreshes.
  renderPage(<ChangeNumberScreen />)
  post.mockResolvedValueOnce({ step: 'new', reference_no: 'second' })
  await ask('9812345678')
  const boxes = await screen.findAllByLabelText(/^Digit/)
  get.mockResolvedValue({ ...own, number: '9812345678' })
  post.mockRejectedValueOnce(new BackendError('No answer'))
  boxes.forEach((box, at) => {
    fireEvent.change(box, { target: { value: String(at) } })
  })
  await screen.findByText('You now sign in with your new number.')
})

test('a change that another device has made meanwhile is over here, too', async () => {
  get.mockResolvedValue(own)
  renderPage(<ChangeNumberScreen />)
  post.mockResolvedValueOnce({ step: 'old', reference_no: 'first' })
  await ask('9812345678')
  const boxes = await screen.findAllByLabelText(/^Digit/)
  get.mockResolvedValue({ ...own, number: '9800000001' })
  post.mockRejectedValueOnce(new BackendError('This OTP has expired.'))
  boxes.forEach((box, at) => {
    fireEvent.change(box, { target: { value: String(at) } })
  })
  await screen.findByRole('heading', { name: /^Your number is \+91\s9800000001$/ })
  await screen.findByText('This OTP has expired.')
})

test('a request that was cancelled is not shown as a change that was made', async () => {
  get.mockResolvedValue({ ...own, may_be_lost: true })
  renderPage(<ChangeNumberScreen />)
  post.mockResolvedValueOnce({ step: 'new', reference_no: 'second' })
  await ask('9812345678')
  const boxes = await screen.findAllByLabelText(/^Digit/)
  get.mockResolvedValue({ ...asked, kind: 'Lost Number' })
  post.mockResolvedValueOnce({ step: 'waiting' })
  boxes.forEach((box, at) => {
    fireEvent.change(box, { target: { value: String(at) } })
  })
  await screen.findByText('A reviewer looks at your paper.')
  get.mockResolvedValue(own)
  post.mockResolvedValueOnce({ step: 'none' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Send me a code' })
})

test('a claim whose answer was lost is shown as made', async () => {
  get.mockResolvedValue(own)
  renderPage(<ChangeNumberScreen />)
  fireEvent.change(await screen.findByLabelText(/Mobile Number/), { target: { value: '9812345678' } })
  const paper = new File(['%PDF-1.4'], 'paper.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/A paper that shows/), { target: { files: [paper] } })
  get.mockResolvedValue({ ...asked, kind: 'Lost Account' })
  post.mockRejectedValueOnce(new BackendError('No answer'))
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('A reviewer looks at your paper.')
})

test.each([
  ['Lost Number', 'Your new number'],
  ['Lost Account', 'I had an account with another number'],
])('a waiting request (%s) is headed "%s"', async (kind, heading) => {
  show({ ...asked, kind })
  await screen.findByRole('heading', { name: heading })
})

test('a waiting request is shown, and can be cancelled', async () => {
  show(asked)
  await screen.findByText('A reviewer looks at your paper.')
  post.mockResolvedValue({ step: 'none' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(post).toHaveBeenCalledWith('job_portal.api.cancel_number_change', {}))
})

test('an earlier account is claimed with its number and a paper', async () => {
  show(own)
  fireEvent.change(await screen.findByLabelText(/Mobile Number/), {
    target: { value: '9812345678' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Please add a paper that shows who you are.')
  expect(post).not.toHaveBeenCalled()
  cleanup()
  show({ ...asked, step: 'granted', takes_effect_on: '2026-12-03 10:00:00' })
  await screen.findByText(/Your number changes to \+91\s9812345678/)
})
