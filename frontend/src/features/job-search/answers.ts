import { limits } from '@rules/market.json'
import type { Answers } from '@/entities/application/calls'
import type { Answer, Question } from '@/entities/question/types'

/** Answers as the form holds them: chosen texts and typed digits, by the ids of the questions. */
export type Typed = Record<string, string>

function answerOf({ kind, choices }: Question, typed = ''): Answer | undefined {
  if (kind === 'choice') return choices?.includes(typed) ? typed : undefined
  if (kind === 'yes_no') return typed === 'Yes' ? true : typed === 'No' ? false : undefined
  const number = Number(typed)
  return /^\d+$/.test(typed.trim()) && number <= limits.answer_most ? number : undefined
}

/** The answers to send, and the ids of the questions without one. */
export function answersOf(
  questions: readonly Question[],
  typed: Typed,
): { answers: Answers; missing: string[] } {
  const all = questions.map((question) => [question.id, answerOf(question, typed[question.id])] as const)
  return {
    answers: Object.fromEntries(all.filter(([, answer]) => answer !== undefined)) as Answers,
    missing: all.filter(([, answer]) => answer === undefined).map(([id]) => id),
  }
}
