import { useState } from 'react'
import { useSearcher } from '@/entities/searcher/hooks'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { PhoneLooks } from './phone-looks'
import { ProfileForm } from './profile-form'

/** The profile of a job searcher (docs/behaviour.md#searcher-profile). */
export function SearcherProfileScreen() {
  const reading = useSearcher()
  // Later reads do not change the form that is being filled in.
  const [opened, setOpened] = useState(reading.data)
  if (reading.data && !opened) setOpened(reading.data)
  return (
    <Screen title={__('My Profile')} header={{ back: 'home' }}>
      <ReadingView reading={{ ...reading, data: opened }} empty="">
        {(searcher) => (
          <>
            <ProfileForm opened={searcher} />
            <PhoneLooks />
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
