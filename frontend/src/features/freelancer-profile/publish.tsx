import { giveConsents } from '@/entities/consent/calls'
import { ConsentPart } from '@/entities/consent/consent-part'
import { reloadConsents } from '@/entities/consent/hooks'
import { useAgreement } from '@/entities/consent/use-agreement'
import { useSend } from '@/lib/forms/use-send'
import { Stack } from '@/ui/layout'
import type { AnswerProps } from './freelancer-questions'
import { YesOrNo } from './yes-or-no'

/** Lists the profile and gives it a public page, after a consent. */
export function Publish({ freelancer, label, onAnswer }: AnswerProps) {
  const asking = useAgreement(['public_page'])
  const agreeing = useSend({
    call: async () => {
      const agreement = asking.agreement()
      if (agreement) await giveConsents(agreement)
    },
    done: () => {
      void reloadConsents()
      onAnswer({ is_open: true })
    },
  })
  return (
    <Stack>
      <ConsentPart asking={asking} />
      <YesOrNo
        label={label}
        isYes={freelancer.is_open}
        onAnswer={(isYes) => {
          if (!isYes) onAnswer({ is_open: false })
          else if (asking.check()) void agreeing.run()
        }}
      />
    </Stack>
  )
}
