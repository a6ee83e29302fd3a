import { usePostedJobs } from '@/entities/job/hooks'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'

/** The company's live jobs, to show one of them in a message. */
export default function JobCards({ onChoose }: { onChoose: (job: string) => void }) {
  return (
    <ReadingView reading={usePostedJobs('Live')} empty={__('You have no live job.')} skeletons={2}>
      {(jobs) => (
        <Stack gap="2">
          {jobs.map(({ name, title }) => (
            <Button key={name} variant="soft" onClick={() => onChoose(name)}>
              {title}
            </Button>
          ))}
        </Stack>
      )}
    </ReadingView>
  )
}
