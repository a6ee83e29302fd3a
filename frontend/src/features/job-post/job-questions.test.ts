import { expect, test } from 'vitest'
import type { JobDetails } from '@/entities/job/types'
import { emptyJob } from './fields'
import { questionsIn } from './job-questions'
import { copyOf, jobPayload, valuesOf } from './payload'
import { shownValue } from './preview-sections'
import { needing, needingAtLeast, readyQuestions } from './question-choices'

const looms = { text: 'Which looms?', kind: 'choice', choices: ['Power', 'Hand'] } as const

test('a tap sets what the job needs, and a second one removes it', () => {
  const yes = needing({ text: 'Bike?', kind: 'yes_no' }, true)
  expect(yes.must).toBe(true)
  expect(needing(yes, false).must).toBe(false)
  expect(needing(yes, true)).not.toHaveProperty('must')
  const hand = needing(looms, 'Hand')
  const both = needing(hand, 'Power')
  expect([hand.must, both.must]).toEqual([['Hand'], ['Power', 'Hand']])
  expect(needing(hand, 'Hand')).not.toHaveProperty('must')
  expect(needingAtLeast({ text: 'Years?', kind: 'number' }, '2').must).toBe(2)
  for (const none of ['', ' ', '-1', 'two', '1234567'])
    expect(needingAtLeast({ text: 'Years?', kind: 'number', must: 3 }, none)).not.toHaveProperty('must')
})

test('a stored job’s questions pass through the form and into a copy, and an empty text clears them', () => {
  const questions = [{ id: 'q1', ...looms, choices: [...looms.choices], must: ['Hand'] }]
  const posted = {
    name: 'JPJ-1',
    status: 'Live',
    title: 'Weaver',
    category: 'Sales',
    questions,
  } as JobDetails
  for (const values of [valuesOf(posted), copyOf(posted)]) {
    expect(questionsIn(values.questions)).toEqual(questions)
    expect(JSON.parse(jobPayload(values, []).questions as string)).toEqual(questions)
  }
  expect(valuesOf({ ...posted, questions: [] }).questions).toBe('')
  expect(jobPayload(emptyJob, [])).toMatchObject({ questions: '' })
})

test('the review names the questions', () => {
  const text = JSON.stringify([readyQuestions[0], looms])
  expect(shownValue('questions', text)).toBe('Do you have a two-wheeler? Which looms?')
  expect(shownValue('questions', '')).toBe('Not given')
})
