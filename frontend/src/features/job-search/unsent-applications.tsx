import { useState } from 'react'
import { applyJobPath } from '@/entities/job/links'
import { clearDraft } from '@/lib/forms/draft'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { Card, List, ListItem, Row, Stack } from '@/ui/layout'
import { Subheading, Text } from '@/ui/text'
import { readUnsent, type Unsent, useIsOnline } from './unsent'
import { applicationDraft, useApply } from './use-apply'

function UnsentCard({ unsent, onSent }: { unsent: Unsent; onSent: () => void }) {
  const isOnline = useIsOnline()
  const { failure, apply } = useApply(unsent, () => {
    clearDraft(applicationDraft(unsent.job))
    toast.success(__('Your application was sent.'))
    onSent()
  })
  const { isRunning, run } = useSingleFlight(() =>
    apply({ text: unsent.letter, resume: null, agreement: unsent.agreement }),
  )
  return (
    <Card>
      <Stack gap="3">
        <Subheading>{unsent.title}</Subheading>
        <Text size="sm">
          {unsent.hadFile
            ? __('Not sent yet. Your file was not kept: the resume of your profile goes along.')
            : __('Not sent yet.')}
        </Text>
        {!isOnline && (
          <Text size="sm" tone="muted">
            {__('You can send it once you are connected.')}
          </Text>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row flexWrap="wrap">
          {isOnline && (
            <Button size="sm" busy={isRunning} onClick={run} aria-label={__('Send now: {0}', [unsent.title])}>
              {__('Send now')}
            </Button>
          )}
          <ButtonLink size="sm" variant="outline" to={applyJobPath(unsent.job)}>
            {__('Edit')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}

/** Applications that wait on this device for a network. */
export function UnsentApplications() {
  const [unsent, setUnsent] = useState(readUnsent)
  if (unsent.length === 0) return null
  return (
    <List>
      {unsent.map((one) => (
        <ListItem key={one.job}>
          <UnsentCard unsent={one} onSent={() => setUnsent(readUnsent())} />
        </ListItem>
      ))}
    </List>
  )
}
