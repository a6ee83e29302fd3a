import searcherRules from '@rules/searcher.json'
import { useState } from 'react'
import * as z from 'zod/mini'
import { giveConsents } from '@/entities/consent/calls'
import { ConsentPart } from '@/entities/consent/consent-part'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { useAgreement } from '@/entities/consent/use-agreement'
import type { JobDetails } from '@/entities/job/types'
import { saveSearcher } from '@/entities/searcher/calls'
import { forgetSearcher, useSearcher } from '@/entities/searcher/hooks'
import { QUESTIONS } from '@/entities/searcher/profile-address'
import type { Searcher } from '@/entities/searcher/types'
import { rememberedPincode } from '@/entities/session/remembered-place'
import type { FieldRule } from '@/lib/forms/field-rule'
import { textSchema } from '@/lib/forms/field-schema'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { Form } from '@/ui/form'
import { Section } from '@/ui/section'
import { TextField } from '@/ui/text-field'
import { PincodeField } from '@/ui/tidy-field'

const labels = { headline: () => __('Your work?'), pincode: () => __('Your pincode?') }

const schema = z.object({
  headline: textSchema(labels.headline, searcherRules.headline as FieldRule),
  pincode: textSchema(labels.pincode, searcherRules.pincode as FieldRule),
})

type Values = { headline: string; pincode: string }

type QuestionsProps = { job: JobDetails; searcher: Searcher; onSaved: () => void }

function Questions({ job, searcher, onSaved }: QuestionsProps) {
  const form = useSchemaForm(schema, {
    headline: searcher.headline || job.trade || job.title,
    pincode: searcher.pincode || rememberedPincode(),
  })
  const field = useFormFields(form)
  const asking = useAgreement(['profile'])
  const { isRunning, run, failure } = useSend({
    call: async ({ headline, pincode }: Values) => {
      const agreement = asking.agreement()
      if (agreement) {
        await giveConsents(agreement)
        void reloadConsents()
      }
      return saveSearcher({
        ...(searcher.modified && { modified: searcher.modified }),
        headline: headline.trim(),
        ...(pincode && { pincode }),
      })
    },
    done: () => {
      onSaved()
      void forgetSearcher()
    },
    otherwise: () => __('Your profile could not be saved. Please try again.'),
    failed: ({ thrown }) => void hearOfMissing(thrown),
    toasts: false,
  })
  return (
    <Form onSubmit={form.handleSubmit((values) => asking.check() && run(values))}>
      {!searcher.headline && <TextField label={labels.headline()} {...field('headline')} />}
      {!searcher.pincode && (
        <PincodeField
          label={labels.pincode()}
          helper={__('Jobs near it come first.')}
          {...field('pincode')}
        />
      )}
      <ConsentPart asking={asking} />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" variant="soft" busy={isRunning}>
        {__('Save')}
      </Button>
    </Form>
  )
}

/** Up to two questions after an application, so that the company does not read an empty card. */
export function WhoYouAre({ job }: { job: JobDetails }) {
  const { data: searcher } = useSearcher()
  const [isSaved, setSaved] = useState(false)
  if (isSaved)
    return (
      <>
        <Banner tone="success">{__('Your profile is saved.')}</Banner>
        <ButtonLink variant="soft" to={QUESTIONS}>
          {__('Tell more, and find jobs that fit')}
        </ButtonLink>
      </>
    )
  if (!searcher || (searcher.headline && searcher.pincode)) return null
  return (
    <Section heading={__('What {0} does not know yet', [job.company_name ?? ''])}>
      <Questions job={job} searcher={searcher} onSaved={() => setSaved(true)} />
    </Section>
  )
}
