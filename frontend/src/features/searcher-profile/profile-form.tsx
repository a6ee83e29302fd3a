import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { getSearcher } from '@/entities/searcher/calls'
import type { Searcher } from '@/entities/searcher/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { putNewestUnder } from '@/lib/forms/newest'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { NewestBanner } from '@/ui/newest-banner'
import { UploadStatus } from '@/ui/upload-status'
import { type FieldName, fileFields, labels, valuesOf } from './fields'
import { ProfileFields } from './profile-fields'
import { ProfileProgress } from './profile-progress'
import { searcherSchema } from './schema'
import { useSaveSearcher } from './use-save-searcher'

const DRAFT = 'searcher'

/** A searcher's own profile: shown and edited on one screen. */
export function ProfileForm({ opened }: { opened: Searcher }) {
  const [stored, setStored] = useState(opened)
  const [clashes, setClashes] = useState<FieldName[] | null>(null)
  const form = useSchemaForm(searcherSchema, valuesOf(opened))
  const { restored, discard } = useFormDraft(form, DRAFT, fileFields)
  const { progress, failure, setFailure, save } = useSaveSearcher()

  const asking = useAgreement(['profile'])
  const [isOpen, mayCall] = useWatch({ control: form.control, name: ['is_open', 'may_call'] })
  const isToBeFound = isOpen || mayCall
  const askingToBeFound = useAgreement(['found'], isToBeFound)

  const { isRunning, run } = useSingleFlight(
    form.handleSubmit(async (values) => {
      const asked = [askingToBeFound, asking]
      if (!asked.every(({ check }) => check())) return
      const saved = await save(
        stored,
        values,
        asked.map(({ agreement }) => agreement()),
      )
      if (!saved) return
      setStored(saved)
      setClashes(null)
      discard()
      // What was typed during the save stays, in the draft too.
      putNewestUnder(form, values, valuesOf(saved))
    }),
  )

  const { isRunning: isLoading, run: loadNewest } = useSingleFlight(async () => {
    try {
      const newest = await getSearcher()
      setClashes(putNewestUnder(form, valuesOf(stored), valuesOf(newest)))
      setStored(newest)
      setFailure(null)
    } catch (thrown) {
      toast.error(sentenceOf(thrown, __('Your profile could not be loaded. Please try again.')))
    }
  })

  return (
    <Form onSubmit={run}>
      <ProfileProgress control={form.control} />
      {restored && (
        <Banner tone="info">
          {__('We kept what you typed. Files are not kept: please choose them again.')}
        </Banner>
      )}
      {clashes && !failure && <NewestBanner clashes={clashes.map((name) => labels[name]())} />}
      <ProfileFields form={form} />
      <ConsentPart asking={askingToBeFound} />
      <ConsentPart asking={asking} />
      {progress && <UploadStatus progress={progress} />}
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {failure?.isOutdated && (
        <Button variant="outline" busy={isLoading} onClick={loadNewest}>
          {__('Load the newest')}
        </Button>
      )}
      <Button type="submit" busy={isRunning}>
        {isRunning ? __('Processing...') : __('Save Profile')}
      </Button>
    </Form>
  )
}
