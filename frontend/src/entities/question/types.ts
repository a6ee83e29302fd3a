/** Yes or no, a number, or one of the choices. */
export type Answer = boolean | number | string

/** A question that a company asks before people apply. */
export type Question = {
  /** The same for the same question in every job. */
  id: string
  /** Of a ready question (rules/questions.json): its texts are translated. */
  key?: string
  text: string
  kind: 'yes_no' | 'number' | 'choice'
  choices?: readonly string[]
  /** What the job needs, for its own company: an answer, some of the choices, or the least number. */
  must?: boolean | number | readonly string[]
}

/** An applicant's answer, with the question as it was. */
export type Answered = Question & {
  answer: Answer
  /** Whether the job needs this answer; null where it needs none. */
  fits: boolean | null
}
