import { useWatch } from 'react-hook-form'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { getSearcher } from '@/entities/searcher/calls'
import type { Searcher } from '@/entities/searcher/types'
import { useDraftWithFiles } from '@/lib/forms/draft-with-files'
import { useSchemaForm } from '@/lib/forms/form'
import { isStale, useNewest } from '@/lib/forms/newest'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner, NewestBanner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { UploadStatus } from '@/ui/upload-status'
import { fileFields, labels, valuesOf } from './fields'
import { FillFromResume } from './fill-from-resume'
import { OwnResume } from './own-resume'
import { ProfileFields } from './profile-fields'
import { searcherSchema } from './schema'
import { SearcherProgress } from './searcher-progress'
import { useSaveSearcher } from './use-save-searcher'

const DRAFT = 'searcher'

/** The id of the form, for a button outside it. */
export const FORM = 'searcher-profile'

/** A searcher's profile, shown and edited on one screen. */
export function ProfileForm({ opened }: { opened: Searcher }) {
  const form = useSchemaForm(searcherSchema, valuesOf(opened))
  const { stored, clashes, takeNewest, takeSaved } = useNewest(form, opened, valuesOf)
  const { restored, discard } = useDraftWithFiles(form, DRAFT, fileFields)
  const { isRunning, run, progress, failure, setFailure } = useSaveSearcher(stored, (saved, values) => {
    discard()
    takeSaved(saved, values)
  })

  const asking = useAgreement(['profile'])
  const [isOpen, mayCall] = useWatch({ control: form.control, name: ['is_open', 'may_call'] })
  const isToBeFound = isOpen || mayCall
  const askingToBeFound = useAgreement(['found'], isToBeFound)

  const save = form.handleSubmit((values) => {
    const asked = [askingToBeFound, asking]
    if (!asked.every(({ check }) => check())) return
    return run({ values, agreements: asked.flatMap(({ agreement }) => agreement() ?? []) })
  })

  const { isRunning: isLoading, run: loadNewest } = useSend({
    call: getSearcher,
    done: (newest) => {
      takeNewest(newest)
      setFailure(null)
    },
    otherwise: () => __('Your profile could not be loaded. Please try again.'),
  })

  /** Saves the file alone. Text typed meanwhile waits for its own save. */
  function takeResume(resume: File) {
    form.setValue('resume', resume)
    return run({ values: { ...valuesOf(stored), resume }, agreements: [] })
  }

  return (
    <>
      <Form id={FORM} onSubmit={save}>
        <SearcherProgress control={form.control} />
        <FillFromResume form={form} />
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
        {isStale(failure?.thrown) && (
          <Button variant="outline" busy={isLoading} onClick={loadNewest}>
            {__('Load the newest')}
          </Button>
        )}
        <Button type="submit" busy={isRunning}>
          {isRunning ? __('Processing...') : __('Save Profile')}
        </Button>
      </Form>
      {stored.name && <OwnResume key={stored.modified} isSaving={isRunning} onUse={takeResume} />}
    </>
  )
}
