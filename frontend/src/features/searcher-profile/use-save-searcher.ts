import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { saveSearcher } from '@/entities/searcher/calls'
import { forgetSearcher } from '@/entities/searcher/hooks'
import type { Searcher } from '@/entities/searcher/types'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { fileFields, labels, type SearcherValues } from './fields'
import { changedSearcher } from './payload'

type Edited = {
  values: SearcherValues
  /** The consents given in this form. */
  agreements: Agreement[]
}

/** Sends the consents, then the files, then the changes to the `stored` profile. */
export function useSaveSearcher(
  stored: Searcher,
  onSaved: (saved: Searcher, values: SearcherValues) => void,
) {
  return useSend({
    call: async ({ values, agreements }: Edited, sending) => {
      for (const agreement of agreements) {
        await giveConsents(agreement)
        sending.checkAccount()
        void reloadConsents()
      }
      const files = await sendFiles(values, fileFields, { labels }, sending)
      return saveSearcher(changedSearcher(stored, { ...values, ...files }))
    },
    done: (saved, { values }) => {
      toast.success(__('Your profile is saved.'))
      void forgetSearcher()
      onSaved(saved, values)
    },
    otherwise: () => __('Your profile could not be saved. Please try again.'),
    failed: ({ thrown }) => void hearOfMissing(thrown),
  })
}
