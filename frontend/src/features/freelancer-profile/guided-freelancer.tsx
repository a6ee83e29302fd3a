import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AgreeFirst } from '@/entities/consent/agree-first'
import { hearOfMissing } from '@/entities/consent/hooks'
import { useAgreement } from '@/entities/consent/use-agreement'
import { saveFreelancer } from '@/entities/freelancer/calls'
import { ASK, askPath, freelancerPath } from '@/entities/freelancer/freelancer-links'
import { reloadFreelancers } from '@/entities/freelancer/hooks'
import { isAnswered, labels, progressOf } from '@/entities/freelancer/progress'
import type { MyFreelancer } from '@/entities/freelancer/types'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button, ButtonLink, TextLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { ProfileProgress } from '@/ui/profile-progress'
import { QuestionCard } from '@/ui/question-card'
import { Section } from '@/ui/section'
import { UploadStatus } from '@/ui/upload-status'
import { type Answer, ASKED, questions } from './freelancer-questions'

/** The query parameter for a single question, which returns to the whole profile. */
export const ALONE = 'alone'
/** The value of the parameter after the last question. */
const DONE = 'done'

const notSaved = () => __('Your profile could not be saved. Please try again.')

type Sent = { answer: Answer; picture?: File; isLeft: boolean }

const Done = ({ freelancer }: { freelancer: MyFreelancer }) => (
  <>
    <Section heading={__('Your profile is saved.')}>
      {freelancer.is_listed && freelancer.name && (
        <ButtonLink to={freelancerPath(freelancer.name)}>{__('Your public page')}</ButtonLink>
      )}
      <ButtonLink variant="outline" to={paths.home}>
        {__('Home')}
      </ButtonLink>
    </Section>
    <ProfileProgress {...progressOf(freelancer)} to={askPath} />
  </>
)

type GuidedProfileProps = { freelancer: MyFreelancer; onSaved: (saved: MyFreelancer) => void }

/** The profile, one question per screen. Each answer is saved at once, so the person may leave at any point. */
export default function GuidedProfile({ freelancer, onSaved }: GuidedProfileProps) {
  const [params, setParams] = useSearchParams()
  const { purposes } = useAgreement(['freelance'])
  const firstOpen = questions.findIndex(({ name }) => !isAnswered(freelancer, name))
  const asked = Number(params.get(ASK)) || firstOpen + 1
  const isDone = params.get(ASK) === DONE
  // The other questions follow when the profile is stored.
  const count = asked <= ASKED ? ASKED : questions.length
  const question = questions[asked - 1]
  const isNamed = isDone || Number(params.get(ASK)) > 0
  // An answer that is saved without going on, such as a picture, must not change the question.
  useEffect(() => {
    if (!isNamed) setParams({ [ASK]: String(asked) }, { replace: true })
  }, [isNamed, asked, setParams])
  const isAlone = params.has(ALONE)
  const goOn = () => setParams(isAlone ? {} : { [ASK]: asked === count ? DONE : String(asked + 1) })

  const { isRunning, run, failure, progress } = useSend({
    call: async ({ answer, picture }: Sent, sending) => {
      const photo = { file: () => __('Photo') }
      const sent =
        picture &&
        (await sendFiles({ file: picture }, ['file'], { labels: photo, isPublic: 'file' }, sending))
      const pictures = sent && [...(answer.pictures ?? []), { ...sent, caption: '' }]
      const version = freelancer.modified ? { modified: freelancer.modified } : {}
      const cleared = Object.entries(answer).map(([name, value]) => [name, value ?? ''])
      return saveFreelancer({ ...version, ...Object.fromEntries(cleared), ...(pictures && { pictures }) })
    },
    done: (saved, { isLeft }) => {
      onSaved(saved)
      void reloadFreelancers()
      if (isLeft) goOn()
    },
    otherwise: notSaved,
    failed: ({ thrown }) => void hearOfMissing(thrown),
    toasts: false,
  })

  if (purposes.length > 0) return <AgreeFirst purpose="freelance" otherwise={notSaved} />
  if (!question || isDone) return <Done freelancer={freelancer} />
  return (
    <>
      <QuestionCard
        number={isAlone ? undefined : asked}
        count={count}
        question={labels[question.name]()}
        failure={failure?.message}
      >
        <question.Answer
          key={question.name}
          freelancer={freelancer}
          label={labels[question.name]()}
          isRunning={isRunning}
          onAnswer={(answer) => run({ answer, isLeft: true })}
          onSave={(answer, picture) => run({ answer, picture, isLeft: false })}
        />
        {progress && <UploadStatus progress={progress} />}
      </QuestionCard>
      {!isAlone && (
        <Row justifyContent="space-between" flexWrap="wrap">
          <TextLink to={paths.profile}>{__('My whole profile')}</TextLink>
          <Button variant="quiet" onClick={goOn}>
            {__('Skip')}
          </Button>
        </Row>
      )}
    </>
  )
}
