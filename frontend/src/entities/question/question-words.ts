import { __ } from '@/lib/i18n/translate'
import type { Answer, Question } from './types'

type Said = Pick<Question, 'key' | 'text'>

/** A question in the page's language. A company's own question stays as written. */
export const questionText = ({ key, text }: Said): string => (key ? __(text) : text)

/** For the `translate` attribute: the browser may translate what a company wrote. */
export const isWritten = ({ key }: Pick<Question, 'key'>) => (key ? undefined : 'yes')

export function answerText({ key }: Said, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? __('Yes') : __('No')
  return key && typeof answer === 'string' ? __(answer) : String(answer)
}

/** The heading of the questions, for both sides. */
export const questionsLabel = () => __('Questions before applying')
