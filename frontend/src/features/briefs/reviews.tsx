import rules from '@rules/review.json'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { replyReview, reviewEngagement } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import type { Review } from '@/entities/brief/types'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { clearError, useFormFields } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayOf, momentOf } from '@/lib/time'
import { useNow } from '@/lib/use-now'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { DetailsList } from '@/ui/details-list'
import { Form } from '@/ui/form'
import { Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Subheading, Text } from '@/ui/text'
import { TextAreaField } from '@/ui/text-field'
import { WrittenText } from '@/ui/written-text'
import type { EngagementProps } from './engagement-screen'

/** The questions about a freelancer, and those about a poster. */
const questions = {
  freelancer: {
    work: () => __('How good was the work?'),
    time_kept: () => __('Did they come and finish on time?'),
    manner: () => __('How was it to deal with them?'),
  },
  poster: {
    work: () => __('Was the work as they had described it?'),
    time_kept: () => __('Were they there on time?'),
    manner: () => __('How was it to deal with them?'),
  },
} as const

const names = ['work', 'time_kept', 'manner'] as const
const MARKS = ['1', '2', '3', '4', '5']

const AMONG = /^[1-5]$/
const mark = () => z.string().check(z.regex(AMONG, { error: () => __(rules.work.invalid) }))

const schema = z.object({ work: mark(), time_kept: mark(), manner: mark(), text: z.string() })

function ReviewForm({ engagement: { name, side, other, review_by: until } }: EngagementProps) {
  const form = useSchemaForm(schema, { work: '', time_kept: '', manner: '', text: '' })
  const draft = useFormDraft(form, `review:${name}`)
  const marks = useWatch({ control: form.control })
  const [missing] = names.flatMap((question) => form.formState.errors[question]?.message ?? [])
  const asked = questions[side === 'poster' ? 'freelancer' : 'poster']
  const { isRunning, run, failure } = useSend({
    call: ({ text, ...given }: z.infer<typeof schema>) =>
      reviewEngagement(name, {
        work: Number(given.work),
        time_kept: Number(given.time_kept),
        manner: Number(given.manner),
        text: text.trim(),
      }),
    done: () => {
      draft.discard()
      return reloadBriefs()
    },
    toasts: false,
  })
  return (
    <Section heading={__('Review {0}', [other.name])}>
      <Caption>
        {__('1 is bad, 5 is very good. Nobody reads it before both of you have written, or {0}.', [
          dayOf(until),
        ])}
      </Caption>
      <Form onSubmit={form.handleSubmit((whole) => run(whole))}>
        {names.map((question) => (
          <Stack key={question} gap="2">
            <Subheading>{asked[question]()}</Subheading>
            <ChoiceChips
              label={asked[question]()}
              choices={MARKS.map((value) => ({ value, label: value }))}
              isChosen={(value) => value === marks[question]}
              onChoose={(value) => {
                form.setValue(question, value, { shouldDirty: true })
                clearError(form, question)
              }}
            />
          </Stack>
        ))}
        <TextAreaField
          label={__('In your words')}
          rows={3}
          maxLength={rules.text.max_length}
          {...form.register('text')}
        />
        {missing && <Banner tone="error">{missing}</Banner>}
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <Button type="submit" busy={isRunning}>
          {__('Send the review')}
        </Button>
      </Form>
    </Section>
  )
}

const replySchema = z.object({
  text: z
    .string()
    .check(z.refine((text) => text.trim() !== '', { error: () => __('Please write your answer.') })),
})

/** The one reply to the other side's review. */
function Reply({ review }: { review: Review }) {
  const form = useSchemaForm(replySchema, { text: '' })
  const field = useFormFields(form)
  const draft = useFormDraft(form, `reply:${review.name}`)
  const { isRunning, run, failure } = useSend({
    call: ({ text }: z.infer<typeof replySchema>) => replyReview(review.name, text.trim()),
    done: () => {
      draft.discard()
      return reloadBriefs()
    },
    toasts: false,
  })
  return (
    <Form onSubmit={form.handleSubmit((typed) => run(typed))}>
      <TextAreaField
        label={__('Reply')}
        helper={__('You can reply once.')}
        rows={2}
        maxLength={rules.text.max_length}
        {...field('text')}
      />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" size="sm" variant="soft" busy={isRunning}>
        {__('Reply')}
      </Button>
    </Form>
  )
}

function ReviewCard({ review, engagement }: EngagementProps & { review: Review }) {
  const { side, other, may } = engagement
  const isOwn = review.side === side
  const now = useNow()
  const isToCome = (momentOf(review.shown_on)?.getTime() ?? 0) > now
  const asked = questions[review.side === 'poster' ? 'freelancer' : 'poster']
  return (
    <Section heading={isOwn ? __('Your review') : __('The review of {0}', [other.name])}>
      <DetailsList details={names.map((name) => [asked[name](), __('{0} of 5', [review[name]])])} />
      {review.text && <WrittenText>{review.text}</WrittenText>}
      {isOwn && isToCome && (
        <Caption>{__('{0} reads it once both of you have written.', [other.name])}</Caption>
      )}
      {review.reply && (
        <Stack gap="1">
          <Text size="sm" strong>
            {__('Reply')}
          </Text>
          <WrittenText>{review.reply}</WrittenText>
        </Stack>
      )}
      {!isOwn && may.includes('reply') && <Reply review={review} />}
    </Section>
  )
}

/** The reviews of both sides, and the form for the account's own. */
export function Reviews({ engagement }: EngagementProps) {
  return (
    <>
      {engagement.may.includes('review') && <ReviewForm engagement={engagement} />}
      {engagement.reviews.map((review) => (
        <ReviewCard key={review.name} review={review} engagement={engagement} />
      ))}
    </>
  )
}
