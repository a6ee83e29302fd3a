import { deleteDraft, publishDraft } from '@/entities/job/draft-calls'
import { reloadDrafts, useJobDrafts } from '@/entities/job/draft-hooks'
import { isRight, type JobDraft } from '@/entities/job/draft-types'
import { refreshJobs } from '@/entities/job/hooks'
import { draftPath } from '@/entities/job/job-links'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { DeleteButton } from '@/ui/delete-button'
import { Card, Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Tag } from '@/ui/tag'
import { Caption, Heading, Text } from '@/ui/text'
import { RowProblems } from './row-problems'

async function reloadAll() {
  await Promise.all([reloadDrafts(), refreshJobs()])
}

function fromWhere({ source, file_name: file, row }: JobDraft) {
  if (source === 'File') return __('{0}, row {1}', [file ?? '', row])
  return source === 'Feed' ? __('From your feed') : __('From Frappe HR: {0}', [file ?? ''])
}

function DraftCard(item: JobDraft) {
  const { draft, title, gone_on: goneOn, problems } = item
  const name = title || __('No title')
  return (
    <Card>
      <Stack gap="2">
        <Heading as="h3" fontSize="md">
          {name}
        </Heading>
        <Caption>{fromWhere(item)}</Caption>
        {goneOn && (
          <Row>
            <Tag tone="accent">{__('No longer listed there since {0}', [dayOf(goneOn)])}</Tag>
          </Row>
        )}
        <RowProblems {...item} />
        <Row gap="2" flexWrap="wrap">
          <ButtonLink size="sm" variant="outline" to={draftPath(draft)} aria-label={__('Edit {0}', [name])}>
            {__('Edit')}
          </ButtonLink>
          {problems.length === 0 && (
            <SendButton
              aria-label={__('Publish {0}', [name])}
              call={() => publishDraft(draft)}
              done={({ status }) => {
                if (status === 'Held') toast.info(__('This job is being checked before others see it.'))
                else toast.success(__('Published: {0}', [name]))
                return reloadAll()
              }}
            >
              {__('Publish')}
            </SendButton>
          )}
          <DeleteButton
            aria-label={__('Delete {0}', [name])}
            title={__('Delete this draft?')}
            call={() => deleteDraft(draft)}
            done={reloadDrafts}
          >
            <Text>{__('{0} is deleted here. Your file or your system keeps it.', [name])}</Text>
          </DeleteButton>
        </Row>
      </Stack>
    </Card>
  )
}

const card = (item: JobDraft) => <DraftCard {...item} />

/** Publishes the drafts on the screen that have no problem, one after the other, until one is refused. */
function PublishAll({ drafts }: { drafts: readonly JobDraft[] }) {
  const { isRunning, run, failure } = useSend({
    call: async (_nothing, { checkAccount }) => {
      for (const { draft } of drafts) {
        checkAccount()
        await publishDraft(draft)
      }
    },
    done: () => {
      toast.success(__('Published: {0}', [drafts.length]))
      return reloadAll()
    },
    failed: () => void reloadAll(),
    toasts: false,
  })
  return (
    <>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button busy={isRunning} onClick={() => run()}>
        {__('Publish all {0} that are right', [drafts.length])}
      </Button>
    </>
  )
}

/** The company's drafts, to open, publish or delete. */
export function DraftList() {
  const drafts = useJobDrafts()
  const right = drafts.data?.filter((item) => isRight(item) && !item.gone_on) ?? []
  return (
    <Section heading={__('Drafts')}>
      {right.length > 1 && <PublishAll drafts={right} />}
      <CardList reading={drafts} empty={__('You have no drafts.')} keyOf={({ draft }) => draft}>
        {card}
      </CardList>
    </Section>
  )
}
