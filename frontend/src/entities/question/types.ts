/** Yes or no, a number, or one of the choices. */
export type Answer = boolean | number | string

/** A question that a company asks before people apply. */
export type Question = {
  /** The same question has the same id in every job. */
  id: string
  /** Set for a ready question (rules/questions.json): its texts are translated. */
  key?: string
  text: string
  kind: 'yes_no' | 'number' | 'choice'
  choices?: readonly string[]
  /** The answer, choices or least number that the job needs. Only its company gets it. */
  must?: boolean | number | readonly string[]
}

/** An applicant's answer, with the question as it was when answered. */
export type Answered = Question & {
  answer: Answer
  /** Whether the answer meets what the job needs; null if it needs no particular one. */
  fits: boolean | null
}
