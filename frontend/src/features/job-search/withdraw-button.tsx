import { withdrawApplication } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'

/** Takes an application back, after a question. */
export function WithdrawButton({ application, title }: { application: string; title: string }) {
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({
    call: () => withdrawApplication(application),
    done: () => {
      toast.success(__('Your application is withdrawn.'))
      return reloadApplications()
    },
    otherwise: () => __('Your application could not be withdrawn. Please try again.'),
  })

  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={ask}>
        {__('Withdraw')}
      </Button>
      <Dialog title={__('Withdraw your application?')} isOpen={isOpen} onClose={close}>
        <Stack gap="3">
          <Text>{title}</Text>
          <Text tone="muted">
            {__('The company will be told. You can apply again while the job takes applications.')}
          </Text>
          {failure && <Banner tone="error">{failure}</Banner>}
          <Button busy={isRunning} onClick={run}>
            {__('Withdraw Application')}
          </Button>
          <Button variant="outline" onClick={close}>
            {__('Keep Application')}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
