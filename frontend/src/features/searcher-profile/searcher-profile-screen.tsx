import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearcher } from '@/entities/searcher/hooks'
import { ALL, ASK } from '@/entities/searcher/profile-address'
import type { Searcher } from '@/entities/searcher/types'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Loading } from '@/ui/spinner'
import { PhoneLooks } from './phone-looks'
import { FORM, ProfileForm } from './profile-form'

const GuidedProfile = lazyPart(() => import('./guided-searcher'), {
  otherwise: NotLoaded,
  meanwhile: () => <Loading message={__('Loading...')} />,
})

/** A new profile is asked question by question. A stored profile shows the whole form. */
const isAsked = (params: URLSearchParams, { name }: Searcher): boolean =>
  params.has(ASK) || (name === null && !params.has(ALL))

/** The profile of a job searcher (docs/behaviour.md#searcher-profile). */
export default function SearcherProfileScreen() {
  const reading = useSearcher()
  const [params] = useSearchParams()
  const { data, copiedAt } = reading
  // Later reads do not change the open form. Only the device's copy is replaced by the stored profile: the draft keeps
  // what was typed meanwhile.
  const [opened, setOpened] = useState({ data, copiedAt })
  const isStored = data && copiedAt === undefined
  if (data && (!opened.data || (opened.copiedAt !== undefined && isStored))) setOpened({ data, copiedAt })
  const isForm = opened.data && !isAsked(params, opened.data)
  // The form's own button is some screens below its first fields.
  const save = isForm && (
    <Button size="sm" type="submit" form={FORM}>
      {__('Save')}
    </Button>
  )
  return (
    <Screen title={__('My Profile')} header={{ back: 'home', action: save }}>
      <ReadingView reading={{ ...reading, data: opened.data }} empty="">
        {(searcher) =>
          isAsked(params, searcher) ? (
            <GuidedProfile
              searcher={searcher}
              onSaved={(saved) => setOpened({ data: saved, copiedAt: undefined })}
            />
          ) : (
            <>
              <ProfileForm key={opened.copiedAt} opened={searcher} />
              <PhoneLooks />
            </>
          )
        }
      </ReadingView>
    </Screen>
  )
}
