import { useState } from 'react'
import { useSearcher } from '@/entities/searcher/hooks'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { PhoneLooks } from './phone-looks'
import { ProfileForm } from './profile-form'

/** The profile of a job searcher (docs/behaviour.md#searcher-profile). */
export default function SearcherProfileScreen() {
  const reading = useSearcher()
  const { data, copiedAt } = reading
  // Later reads do not change the open form. Only the device's copy is replaced, by the stored profile: the draft
  // holds what was typed meanwhile.
  const [opened, setOpened] = useState({ data, copiedAt })
  const isStored = data && copiedAt === undefined
  if (data && (!opened.data || (opened.copiedAt !== undefined && isStored))) setOpened({ data, copiedAt })
  return (
    <Screen title={__('My Profile')} header={{ back: 'home' }}>
      <ReadingView reading={{ ...reading, data: opened.data }} empty="">
        {(searcher) => (
          <>
            <ProfileForm key={opened.copiedAt} opened={searcher} />
            <PhoneLooks />
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
