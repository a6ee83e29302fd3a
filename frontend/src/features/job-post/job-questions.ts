import type { Question } from '@/entities/question/types'

/** A question in the form. The server adds the id. */
export type Asked = Omit<Question, 'id'>

/** The form holds its questions as JSON, since all its values are texts. */
export const questionsIn = (text: string): Asked[] => (text ? JSON.parse(text) : [])

export const textOfQuestions = (asked: readonly Asked[] = []): string =>
  asked.length > 0 ? JSON.stringify(asked) : ''
