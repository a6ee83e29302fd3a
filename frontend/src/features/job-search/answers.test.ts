import { expect, test } from 'vitest'
import type { Question } from '@/entities/question/types'
import { answersOf } from './answers'

const bike: Question = { id: 'bike', text: 'Bike?', kind: 'yes_no' }
const years: Question = { id: 'years', text: 'Years?', kind: 'number' }
const loom: Question = { id: 'loom', text: 'Loom?', kind: 'choice', choices: ['Power', 'Hand'] }

test('each answer is sent with its type', () => {
  const typed = { bike: 'No', years: ' 12 ', loom: 'Hand', gone: 'Yes' }
  expect(answersOf([bike, years, loom], typed)).toEqual({
    answers: { bike: false, years: 12, loom: 'Hand' },
    missing: [],
  })
  expect(answersOf([bike], { bike: 'Yes' }).answers).toEqual({ bike: true })
})

test('an unanswered question is missing', () => {
  expect(answersOf([bike, years, loom], {}).missing).toEqual(['bike', 'years', 'loom'])
  for (const wrong of ['', 'two', '-1', '1.5', '1000001'])
    expect(answersOf([years], { years: wrong }).missing).toEqual(['years'])
  expect(answersOf([loom], { loom: 'Jacquard' }).missing).toEqual(['loom'])
})
