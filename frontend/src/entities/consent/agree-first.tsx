import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { giveConsents } from './calls'
import { ConsentPart } from './consent-part'
import { reloadConsents } from './hooks'
import type { Purpose } from './notices'
import { useAgreement } from './use-agreement'

type AgreeFirstProps = {
  purpose: Purpose
  /** The message for a failure without a sentence. */
  otherwise: () => string
}

/** Asks for a consent before the first question; nothing if it is given. */
export function AgreeFirst({ purpose, otherwise }: AgreeFirstProps) {
  const asking = useAgreement([purpose])
  const { isRunning, run } = useSend({
    call: async () => {
      const agreement = asking.agreement()
      if (agreement) await giveConsents(agreement)
    },
    done: reloadConsents,
    otherwise,
  })
  if (asking.purposes.length === 0) return null
  return (
    <Stack>
      <ConsentPart asking={asking} />
      <Button busy={isRunning} onClick={() => asking.check() && run()}>
        {__('Next')}
      </Button>
    </Stack>
  )
}
