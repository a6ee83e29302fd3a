import { useState } from 'react'
import { applyJobPath } from '@/entities/job/job-links'
import { clearDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { DeleteButton } from '@/ui/delete-button'
import { Card, Row, Stack } from '@/ui/layout'
import { Caption, Subheading, Text } from '@/ui/text'
import {
  fileLost,
  forgetUnsent,
  readUnsent,
  type Unsent,
  useIsOnline,
  useUnsentFile,
} from './unsent-application'
import { applicationDraft, useApply } from './use-apply'

type UnsentCardProps = {
  unsent: Unsent
  /** Called after it was sent or deleted. */
  onGone: () => void
}

/** Asks before deleting it: the typed text would be lost, and the job may have ended. */
const ForgetButton = ({ unsent: { job, title }, onGone }: UnsentCardProps) => (
  <DeleteButton
    aria-label={__('Delete {0}', [title])}
    title={__('Delete this application?')}
    cancel={__('Keep Application')}
    call={async () => {
      forgetUnsent(job)
      clearDraft(applicationDraft(job))
    }}
    done={onGone}
  >
    <Text>{title}</Text>
    <Text tone="muted">{__('It was not sent. What you typed is deleted, too.')}</Text>
  </DeleteButton>
)

function UnsentCard({ unsent, onGone }: UnsentCardProps) {
  const isOnline = useIsOnline()
  const { file, isLost } = useUnsentFile(unsent.job)
  const { isRunning, run, failure, kept } = useApply(unsent, () => {
    clearDraft(applicationDraft(unsent.job))
    toast.success(__('Your application was sent.'))
    onGone()
  })
  const send = () =>
    run({
      text: unsent.letter,
      answers: unsent.answers,
      resume: null,
      agreement: unsent.agreement,
      toldOfHR: unsent.toldOfHR,
    })
  return (
    <Card>
      <Stack gap="3">
        <Subheading>{unsent.title}</Subheading>
        <Text size="sm">{__('Not sent yet.')}</Text>
        {file && <Text size="sm">{__('Your file goes along: {0}', [file.name])}</Text>}
        {isLost && <Banner tone="info">{fileLost()}</Banner>}
        {!isOnline && <Caption>{__('You can send it once you are connected.')}</Caption>}
        {failure && <Banner tone="error">{failure.message}</Banner>}
        {kept && isOnline && (
          <Banner tone="info">{__('It could not be sent now. Please try again in a moment.')}</Banner>
        )}
        <Row flexWrap="wrap">
          {isOnline && !isLost && (
            <Button
              size="sm"
              busy={isRunning}
              onClick={send}
              aria-label={__('Send now: {0}', [unsent.title])}
            >
              {__('Send now')}
            </Button>
          )}
          <ButtonLink size="sm" variant="outline" to={applyJobPath(unsent.job)}>
            {isLost ? __('Choose a file') : __('Edit')}
          </ButtonLink>
          <ForgetButton unsent={unsent} onGone={onGone} />
        </Row>
      </Stack>
    </Card>
  )
}

/** The applications that wait on this device for a network. */
export function UnsentApplications() {
  const [unsent, setUnsent] = useState(readUnsent)
  if (unsent.length === 0) return null
  return (
    <Cards items={unsent} keyOf={(one) => one.job}>
      {(one) => <UnsentCard unsent={one} onGone={() => setUnsent(readUnsent())} />}
    </Cards>
  )
}
