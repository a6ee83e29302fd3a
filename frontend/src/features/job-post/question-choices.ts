import rules from '@rules/questions.json'
import type { Asked } from './job-questions'

export const readyQuestions = Object.entries(rules).map(([key, ready]) => ({ key, ...ready }) as Asked)

/** The question with the tapped answer as the one that the job needs. A second tap removes it. */
export function needing({ must, ...question }: Asked, tapped: boolean | string): Asked {
  if (typeof tapped === 'boolean') return must === tapped ? question : { ...question, must: tapped }
  const before = Array.isArray(must) ? must : []
  const needed = question.choices?.filter((each) => (each === tapped) !== before.includes(each)) ?? []
  return needed.length > 0 ? { ...question, must: needed } : question
}

/** The question with the least number that the job needs. Any other text removes it. */
export const needingAtLeast = ({ must: _, ...question }: Asked, typed: string): Asked =>
  /^\d{1,6}$/.test(typed.trim()) ? { ...question, must: Number(typed) } : question
