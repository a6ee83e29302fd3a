import * as marketRules from '@rules/market.json'
import { useEffect, useState } from 'react'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { closeJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'

const SECONDS = marketRules.limits.selected_silent_seconds

/** Whether the hired person has been told, which happens after a delay. Without `hiredAt` the hire is older. */
export function useIsTold(hiredAt: number | undefined): boolean {
  const [told, setTold] = useState<number>()
  useEffect(() => {
    if (hiredAt === undefined) return
    const timer = setTimeout(() => setTold(hiredAt), hiredAt + SECONDS * 1000 - Date.now())
    return () => clearTimeout(timer)
  }, [hiredAt])
  return hiredAt === told
}

type AfterHireProps = {
  name: string
  application: ApplicationSummary
  /** When the button was tapped, in epoch milliseconds. */
  hiredAt: number
}

/** After a hire: first when the person is told, which an undo prevents; then asks whether the job is filled. */
export function AfterHire({ name, application, hiredAt }: AfterHireProps) {
  const [isAnswered, setAnswered] = useState(false)
  const isTold = useIsTold(hiredAt)
  if (!isTold) return <Caption>{__('{0} is told after {1} seconds.', [name, SECONDS])}</Caption>
  if (isAnswered || application.job_status !== 'Live') return null
  const question = __('Is {0} filled?', [application.job_title ?? ''])
  return (
    <Stack gap="2" role="group" aria-label={question}>
      <Text strong>{question}</Text>
      <Caption>
        {__('If you close it, those who still wait are told, and you can still decide about each of them.')}
      </Caption>
      <Row gap="2" flexWrap="wrap">
        <Button size="sm" grow variant="soft" onClick={() => setAnswered(true)}>
          {__('Keep it open')}
        </Button>
        {/* Not the primary button: Undo was in this place, and the job may have more openings. */}
        <SendButton
          grow
          variant="outline"
          call={() => closeJob(application.job)}
          done={() => {
            setAnswered(true)
            toast.success(__('The job is closed.'))
            return refreshJobs()
          }}
        >
          {__('Close job')}
        </SendButton>
      </Row>
    </Stack>
  )
}
