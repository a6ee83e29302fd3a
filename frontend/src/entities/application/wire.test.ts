import { expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { appliedJobOf, type WireAppliedJob } from './wire'

boot.time_zone = 'Asia/Kolkata'

const card: WireAppliedJob = {
  name: 'JPJ-00001',
  title: 'Loom Operator',
  category: 'Engineering',
  company_name: 'Rao Textiles',
  company_logo: null,
  city: 'Bengaluru',
  state: 'Karnataka',
  application: 'JPA-00001',
  status: 'Interview',
  applied_on: '2026-11-20 10:00:00',
  history: [{ status: 'Applied', on: '2026-11-20 10:00:00', by: 'searcher' }],
  interview_at: '2026-11-30 11:00:00',
  place: 'call',
  contact: { hr_name: 'Asha Rao' },
  job_status: 'Live',
  url: '/frontend/job-details/JPJ-00001/loom-operator-rao-textiles-bengaluru',
}

test('a card of the wire becomes an applied job with its application', () => {
  expect(appliedJobOf(card)).toMatchObject({
    id: 'JPJ-00001',
    path: '/job-details/JPJ-00001/loom-operator-rao-textiles-bengaluru',
    location: 'Bengaluru, Karnataka',
    companyName: 'Rao Textiles',
    application: {
      name: 'JPA-00001',
      status: 'Interview',
      interviewAt: '2026-11-30 11:00:00',
      place: 'call',
      contact: { hr_name: 'Asha Rao' },
      isJobLive: true,
    },
  })
})

test('a walk-in says when and where, and only as a whole', () => {
  const hours = { walk_in_from: '09:00', walk_in_to: '13:30' }
  const walkIn = { walk_in_days: ['Monday', 'Friday'], ...hours, walk_in_address: '12 MG Road' }
  const of = (changes: object) => appliedJobOf({ ...card, ...walkIn, ...changes }).application?.walkIn
  const said = {
    when: 'Monday, Friday, 9:00 am to 1:30 pm',
    address: '12 MG Road',
    days: ['Monday', 'Friday'],
  }
  expect(of({})).toEqual(said)
  expect(of({ walk_in_address: null })).toBeUndefined()
})

test('what the wire leaves out is left out; a job at home has no city', () => {
  const { application, ...job } = appliedJobOf({
    ...card,
    city: '',
    state: null,
    work_location_type: 'Work from Home',
    interview_at: null,
    place: null,
    contact: null,
    job_status: 'Expired',
  })
  expect(job.location).toBe('Work from Home')
  expect(job.imageUrl).toBeUndefined()
  expect(application).toMatchObject({ interviewAt: undefined, contact: undefined, isJobLive: false })
})
