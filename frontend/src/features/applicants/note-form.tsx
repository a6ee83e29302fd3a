import * as marketRules from '@rules/market.json'
import { useState } from 'react'
import { decideApplication } from '@/entities/candidate/calls'
import { reloadDecided } from '@/entities/candidate/hooks'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { TextAreaField } from '@/ui/text-field'
import { showDecision } from './use-decision'

type NoteFormProps = { application: ApplicationSummary; note: string }

/** The company's private note on an application. */
export function NoteForm({ application, note }: NoteFormProps) {
  const { name } = application
  // The draft keeps typed text. Without a draft, the form shows the stored note, even one saved in another tab.
  const draft = `note ${name}`
  const [typed, setTyped] = useState(() => readDraft(draft)?.note as string | undefined)
  const { isRunning, run, failure } = useSend({
    call: (text: string) => decideApplication(name, 'note', { note: text }),
    done: async ({ status }, text) => {
      await showDecision(name, { status })
      // Text typed during the save stays, also in the draft.
      if (readDraft(draft)?.note === text) clearDraft(draft)
      setTyped((now) => (now === text ? undefined : now))
      toast.success(__('Note saved'))
    },
    failed: () => void reloadDecided(),
    toasts: false,
  })

  function type(text: string) {
    setTyped(text)
    writeDraft(draft, { note: text })
  }

  return (
    <Card as="section">
      <Form onSubmit={() => run(typed ?? note)}>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <TextAreaField
          label={__('Private note')}
          helper={__('Only your company sees it.')}
          maxLength={marketRules.limits.note_length}
          value={typed ?? note}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="outline" size="sm" busy={isRunning}>
          {__('Save Note')}
        </Button>
      </Form>
    </Card>
  )
}
