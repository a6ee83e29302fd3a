import { useState } from 'react'
import { inviteFreelancer, postBrief, type SavedBrief, updateBrief } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import type { Brief } from '@/entities/brief/types'
import { giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import type { Asking } from '@/entities/consent/use-agreement'
import { noteSuccess } from '@/entities/device/after-success'
import { rememberedPincode, rememberPlace } from '@/entities/session/remembered-place'
import { gainRole, setUserType } from '@/entities/session/who'
import { hearNews } from '@/lib/boot'
import { openClientKey } from '@/lib/forms/client-key'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { type BriefValues, briefFields } from './brief-values'

/**
 * Posts a brief, only once even if the answer is lost, or changes a posted one.
 *
 * @param draft the name of its draft
 */
export function usePostBrief(
  draft: string,
  { edited, invited, asking }: { edited?: Brief; invited?: string; asking: Asking },
  onPosted: (saved: SavedBrief) => void,
) {
  const [form] = useState(() => openClientKey(`${draft}-key`))
  return useSend({
    call: async (values: BriefValues, sending) => {
      const fields = briefFields(values)
      const agreement = asking.agreement()
      if (agreement) {
        await giveConsents(agreement)
        sending.checkAccount()
        void reloadConsents()
      }
      if (edited) return updateBrief(edited.name, { ...fields, modified: edited.modified })
      const saved = await form.makeOnce(
        fields,
        (key) => postBrief(fields, key),
        async (brief) => ({ ...brief, ...(await updateBrief(brief.name, fields)) }),
        sending,
      )
      // The brief is stored. If the invitation fails, it can be made on the brief's page.
      if (invited) await inviteFreelancer(saved.name, invited).catch(console.warn)
      return saved
    },
    done: (saved, { pincode }) => {
      if (pincode && !rememberedPincode()) rememberPlace({ pincode })
      hearNews(saved)
      gainRole('find_freelancer')
      setUserType('find_freelancer')
      noteSuccess()
      onPosted(saved)
      void reloadBriefs()
    },
    failed: ({ thrown }) => void hearOfMissing(thrown),
    otherwise: () => __('This could not be posted. Please try again.'),
    toasts: false,
  })
}
