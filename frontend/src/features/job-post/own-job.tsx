import type { ReactNode } from 'react'
import { useStoredJob } from '@/entities/job/hooks'
import type { WireJob } from '@/entities/job/wire-types'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'

type OwnJobProps = {
  id: string
  title: string
  children: (stored: WireJob, reload: () => void) => ReactNode
}

/** A posted job of the account's company, for a form; until it is there, or where it is none, the screen says so. */
export function OwnJob({ id, title, children }: OwnJobProps) {
  const reading = useStoredJob(id)
  const stored = reading.data?.is_own ? reading.data : null
  if (stored) return children(stored, reading.reload)
  const data = reading.data === undefined ? undefined : null
  return (
    <Screen title={title} header={{ back: 'home' }}>
      <ReadingView
        reading={{ ...reading, data }}
        empty={__('This job was not found among the jobs of your company.')}
        skeletons={1}
      >
        {() => null}
      </ReadingView>
    </Screen>
  )
}
