import { useSearchParams } from 'react-router-dom'
import { AgreeFirst } from '@/entities/consent/agree-first'
import { hearOfMissing } from '@/entities/consent/hooks'
import { useAgreement } from '@/entities/consent/use-agreement'
import { saveSearcher } from '@/entities/searcher/calls'
import { forgetSearcher } from '@/entities/searcher/hooks'
import { ALL_FIELDS, ASK } from '@/entities/searcher/profile-address'
import type { Searcher } from '@/entities/searcher/types'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button, ButtonLink, TextLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { QuestionCard } from '@/ui/question-card'
import { Section } from '@/ui/section'
import { labels } from './fields'
import { type Answer, isAnswered, questions } from './searcher-questions'

const notSaved = () => __('Your profile could not be saved. Please try again.')

const Done = () => (
  <Section heading={__('Thank you. Companies read this now.')}>
    <ButtonLink to={paths.jobsForYou}>{__('Jobs for you')}</ButtonLink>
    <ButtonLink variant="outline" to={ALL_FIELDS}>
      {__('My whole profile')}
    </ButtonLink>
  </Section>
)

type GuidedProfileProps = { searcher: Searcher; onSaved: (saved: Searcher) => void }

/** The profile, one question per screen. Each answer is saved at once, so the person may leave at any point. */
export default function GuidedProfile({ searcher, onSaved }: GuidedProfileProps) {
  const [params, setParams] = useSearchParams()
  const { purposes } = useAgreement(['profile'])
  const firstOpen = questions.findIndex(({ name }) => !isAnswered(searcher, name))
  const at = params.get(ASK) ? Number(params.get(ASK)) - 1 : Math.max(firstOpen, 0)
  const question = questions[at]
  const goOn = () => setParams({ [ASK]: String(at + 2) })

  const { isRunning, run, failure } = useSend({
    call: async ({ photo, ...changes }: Answer, sending) => {
      const files = photo && (await sendFiles({ photo }, ['photo'], { labels }, sending))
      const version = searcher.modified ? { modified: searcher.modified } : {}
      return saveSearcher({ ...version, ...changes, ...files })
    },
    done: (saved) => {
      onSaved(saved)
      void forgetSearcher()
      goOn()
    },
    otherwise: notSaved,
    failed: ({ thrown }) => void hearOfMissing(thrown),
    toasts: false,
  })

  if (purposes.length > 0) return <AgreeFirst purpose="profile" otherwise={notSaved} />
  if (!question) return <Done />
  return (
    <>
      <QuestionCard
        number={at + 1}
        count={questions.length}
        question={question.label()}
        failure={failure?.message}
      >
        <question.Answer
          key={question.name}
          searcher={searcher}
          label={question.label()}
          isRunning={isRunning}
          onAnswer={run}
        />
      </QuestionCard>
      <Row justifyContent="space-between" flexWrap="wrap">
        <TextLink to={ALL_FIELDS}>{__('My whole profile')}</TextLink>
        <Button variant="quiet" onClick={goOn}>
          {__('Skip')}
        </Button>
      </Row>
    </>
  )
}
