import type { Question } from '@/entities/question/types'

/** A question of the form; the server gives it its id. */
export type Asked = Omit<Question, 'id'>

/** The form holds its questions as a text, as it holds all its values. */
export const questionsIn = (text: string): Asked[] => (text ? JSON.parse(text) : [])

export const textOfQuestions = (asked: readonly Asked[] = []): string =>
  asked.length > 0 ? JSON.stringify(asked) : ''
