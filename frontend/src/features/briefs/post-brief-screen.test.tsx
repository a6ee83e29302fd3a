import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { postBriefPath } from '@/entities/brief/brief-links'
import { readUserType } from '@/entities/session/who'
import { boot } from '@/lib/boot'
import { dayAfter } from '@/lib/time'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import PostBriefScreen from './post-brief-screen'

const { get, post, getPublic } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), getPublic: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get, post }))
vi.mock('@/lib/backend/public-get', async (load) => ({ ...(await load<object>()), getPublic }))
vi.mock('@/ui/motion', async (load) => ({ ...(await load<object>()), moveIn: () => undefined }))
vi.mock('@/entities/trade/trade-picture', () => ({ TradePicture: () => null }))

// Each key renders the form, which is slow beside other tests.
configure({ asyncUtilTimeout: 4000 })

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const show = (address = '/post-brief') =>
  renderPage(
    <>
      <PostBriefScreen />
      <Address />
    </>,
    address,
  )

const address = () => screen.getByRole('status', { hidden: true }).textContent
// Found by text, because checking the styles of so many elements takes seconds.
const tap = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as Element)
beforeEach(() => {
  window.scrollTo = () => undefined
  getPublic.mockResolvedValue({ items: [] })
  post.mockReset().mockResolvedValue({ name: 'JPB-00001', status: 'Live', valid_through: null })
})

test('a step reports what is missing, and a trade alone is enough for the first step', {
  timeout: 20_000,
}, async () => {
  signInAs('asha')
  show('/post-brief?freelancer=JPF-00001')
  await screen.findByText('Plumber')
  tap('Next')
  await screen.findByText('Please say what you need')
  tap('Plumber')
  tap('Next')
  await screen.findByLabelText('Pincode or place')
  tap('Post')
  await screen.findByText('Please enter 6-digit pincode')
  await screen.findByText('Please choose when')
  fireEvent.click(screen.getByLabelText('From home or online'))
  tap('Any day')
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  const [[, posted], invited] = post.mock.calls as [[string, object], unknown]
  expect(posted).toMatchObject({ title: 'Plumber', is_remote: true, pincode: '', budget_unit: '' })
  expect(invited).toEqual([
    'job_portal.api.invite_freelancer',
    { brief: 'JPB-00001', freelancer: 'JPF-00001' },
  ])
  expect(readUserType()).toBe('find_freelancer')
})

test('a search fills in the trade and the day, once, and a remembered place fills in the rest', async () => {
  const place = vi.spyOn(document, 'cookie', 'get').mockReturnValue('place=560001.10')
  boot.time_zone = 'Asia/Kolkata'
  signInAs('asha')
  show('/post-brief?search=plumber%20tomorrow&step=2')
  await screen.findByText('Plumber')
  await waitFor(() => expect(address()).toBe('/post-brief?step=2'))
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  const [[, posted]] = post.mock.calls as [[string, object]]
  const on = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  expect(posted).toMatchObject({ title: 'Plumber', category: 'plumber', pincode: '560001', when: 'date', on })
  place.mockRestore()
})

test('the same work is posted again in one tap, unless its day has passed', async () => {
  signInAs('asha')
  const brief = { name: 'JPB-00009', title: 'Tap', category: 'plumber', pincode: '560001', is_remote: false }
  const stored = { ...brief, people: 2, when: 'date', on: dayAfter(1), budget_max: null, description: null }
  const answers = (changes = {}) =>
    get.mockImplementation((method: string) =>
      method.endsWith('get_brief')
        ? Promise.resolve({ ...stored, ...changes })
        : new Promise(() => undefined),
    )
  answers()
  const { unmount } = show(postBriefPath({ like: 'JPB-00009' }))
  await screen.findByText('Tap')
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  expect(post.mock.calls[0]?.[1]).toMatchObject({ title: 'Tap', when: 'date', on: dayAfter(1), people: 1 })
  unmount()
  answers({ on: dayAfter(-1) })
  show(postBriefPath({ like: 'JPB-00010' }))
  await screen.findByText('Tap')
  tap('Post')
  await screen.findByText('Please choose when')
  expect(post).toHaveBeenCalledOnce()
})
