import { useState } from 'react'
import { withdrawApplication } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'

/** Takes an application back, after a question. */
export function WithdrawButton({ application, title }: { application: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()

  const { isRunning, run } = useSingleFlight(async () => {
    setFailure(undefined)
    try {
      await withdrawApplication(application)
      setOpen(false)
      toast.success(__('Your application is withdrawn.'))
      await reloadApplications()
    } catch (thrown) {
      setFailure(sentenceOf(thrown, __('Your application could not be withdrawn. Please try again.')))
    }
  })

  function ask() {
    setFailure(undefined)
    setOpen(true)
  }

  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={ask}>
        {__('Withdraw')}
      </Button>
      <Dialog title={__('Withdraw your application?')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap="3">
          <Text>{title}</Text>
          <Text tone="muted">
            {__('The company will be told. You can apply again while the job takes applications.')}
          </Text>
          {failure && <Banner tone="error">{failure}</Banner>}
          <Button busy={isRunning} onClick={run}>
            {__('Withdraw Application')}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {__('Keep Application')}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
