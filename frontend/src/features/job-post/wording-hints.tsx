import type { UseFormReturn } from 'react-hook-form'
import { HeldForList } from '@/entities/job/held-for'
import { useStepLinks } from '@/lib/history/use-steps'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { TextLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Subheading, Text } from '@/ui/text'
import { type JobValues, steps } from './fields'
import type { LiveForm } from './live-form'
import { useHints } from './use-hints'
import type { WordingProblem } from './wording'

/** The problems by step, each step with a link to its first one. */
function BySteps({ problems }: { problems: readonly WordingProblem[] }) {
  const linkTo = useStepLinks()
  const numbers = [...new Set(problems.map(({ step }) => step))].sort()
  return numbers.map((number) => {
    const own = problems.filter(({ step }) => step === number)
    return (
      <Stack key={number} gap="1">
        <HeldForList heldFor={own} />
        <TextLink {...linkTo(number, own[0]?.field)}>{steps[number]?.()}</TextLink>
      </Stack>
    )
  })
}

type WordingHintsProps = {
  form: UseFormReturn<JobValues>
  live: LiveForm
  /** The current step; none on the last one, which shows all. */
  step?: number
}

/** Shows which words would hold the job, and further questions, while the person writes. It refuses nothing. */
export default function WordingHints({ form, live, step }: WordingHintsProps) {
  const { problems, questions } = useHints(form, live)
  const shown = step === undefined ? problems : problems.filter((problem) => problem.step === step)
  const asked = step === undefined ? questions : questions.filter((question) => question.step === step)
  if (shown.length === 0 && asked.length === 0) return null
  return (
    <>
      {asked.map(({ sentence }) => (
        <Banner key={sentence} tone="info">
          {sentence}
        </Banner>
      ))}
      {shown.length > 0 && (
        <Banner tone="info">
          <Stack gap="2">
            <Subheading>{__('Please look at this again')}</Subheading>
            {step === undefined ? <BySteps problems={shown} /> : <HeldForList heldFor={shown} />}
            <Text size="sm">
              {__('You can post the job as it is. Then we look at it before others see it.')}
            </Text>
          </Stack>
        </Banner>
      )}
    </>
  )
}
