import * as marketRules from '@rules/market.json'
import { useState } from 'react'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { TextAreaField } from '@/ui/text-field'
import { useDecision } from './use-decision'

type NoteFormProps = { application: ApplicationSummary; note: string }

/** The company's private note on an application. */
export function NoteForm({ application, note }: NoteFormProps) {
  const { isRunning, keepNote } = useDecision(application.name, application.status)
  // The draft keeps typed text. Without a draft, the form shows the stored note, also from another tab.
  const draft = `note ${application.name}`
  const [typed, setTyped] = useState(() => readDraft(draft)?.note as string | undefined)
  const [failure, setFailure] = useState('')

  function type(note: string) {
    setTyped(note)
    writeDraft(draft, { note })
  }

  function save() {
    setFailure('')
    const saved = () => {
      // Text typed during the save stays, in the draft too.
      if (readDraft(draft)?.note === typed) clearDraft(draft)
      setTyped((now) => (now === typed ? undefined : now))
      toast.success(__('Note saved'))
    }
    void keepNote(typed ?? note, { saved, failed: setFailure })
  }

  return (
    <Card as="section">
      <Form onSubmit={save}>
        {failure && <Banner tone="error">{failure}</Banner>}
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
