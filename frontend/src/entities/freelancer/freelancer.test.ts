import { expect, test } from 'vitest'
import { progressOf } from './progress'
import { daysOf, shownRates, shownRating, shownReach, shownWeek } from './shown-freelancer'
import type { MyFreelancer } from './types'

const empty: MyFreelancer = {
  name: null,
  modified: null,
  full_name: 'Asha',
  headline: null,
  about: null,
  skills: [],
  rates: [],
  least_charge: null,
  pincode: null,
  city: null,
  radius_km: null,
  is_remote: false,
  week: [],
  days_off: [],
  languages: [],
  experience_years: null,
  own_tools: false,
  pictures: [],
  upi_id: null,
  is_open: false,
  may_call: false,
  available_until: null,
  is_listed: false,
  held_for: null,
}

test('the next question is for the most useful missing field', () => {
  expect(progressOf(empty)).toEqual({ percent: 0, hint: 'Your work?' })
  const begun = { ...empty, headline: 'Tailor', pincode: '411038', skills: ['Tailor'] }
  expect(progressOf(begun)).toEqual({
    percent: 33,
    hint: 'Show your profile to everybody?',
  })
  const whole: MyFreelancer = {
    ...begun,
    is_open: true,
    rates: [{ unit: 'Visit', amount: 300 }],
    pictures: [{ file: '/files/a.jpg', caption: '' }],
    week: ['Monday 09:00-18:00'],
    experience_years: 3,
    languages: ['Hindi'],
  }
  expect(progressOf(whole)).toEqual({ percent: 100, hint: undefined })
})

test('days with the same hours are grouped, and an invalid line is left out', () => {
  const week = ['Monday 09:00-18:00', 'Tuesday 09:00-18:00', 'Sunday 10:00-13:00', 'Someday']
  expect(shownWeek(week)).toBe('Monday, Tuesday, 9:00 am - 6:00 pm; Sunday, 10:00 am - 1:00 pm')
  expect(daysOf(week)).toHaveLength(3)
  expect(shownWeek([])).toBe('')
})

test('rates, rating and reach are shown in words, and missing ones as nothing', () => {
  expect(
    shownRates([
      { unit: 'Hour', amount: 300 },
      { unit: 'Project', amount: 12000 },
    ]),
  ).toBe('₹300 an hour · ₹12,000')
  expect(shownRating({ rating: 4.5, reviews: 1 })).toBe('★ 4.5 of 5 (1)')
  expect(shownRating({ rating: 4.25, reviews: 12 })).toBe('★ 4.3 of 5 (12)')
  expect(shownRating({ rating: null, reviews: 0 })).toBe('')
  expect(shownReach({ radius_km: 10, is_remote: false })).toBe('Up to 10 km')
  expect(shownReach({ radius_km: 10, is_remote: true })).toBe('From home or online')
  expect(shownReach({ radius_km: null, is_remote: false })).toBe('')
})
