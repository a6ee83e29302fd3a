import { limits } from '@rules/connections.json'
import { useState } from 'react'
import { getTemplate, importJobs } from '@/entities/job/draft-calls'
import { reloadDrafts } from '@/entities/job/draft-hooks'
import { type ImportedFile, type ImportRow, isRight } from '@/entities/job/draft-types'
import { saveFile } from '@/lib/backend/get-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { FileButton } from '@/ui/file-button'
import { Card, Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Caption, Heading, Text } from '@/ui/text'
import { RowProblems } from './row-problems'

const card = (row: ImportRow) => (
  <Card>
    <Stack gap="1">
      <Heading as="h3" fontSize="md">
        {row.title || __('No title')}
      </Heading>
      <Caption>{__('Row {0}', [row.row])}</Caption>
      <RowProblems {...row} />
    </Stack>
  </Card>
)

/** The rows of a chosen file, those with problems first. */
function Preview({ read }: { read: ImportedFile }) {
  const wrong = read.rows.filter((row) => !isRight(row))
  const right = read.rows.length - wrong.length
  return (
    <>
      <Text strong>{__('Ready to publish: {0}. To correct: {1}.', [right, wrong.length])}</Text>
      {read.unread.length > 0 && (
        <Caption>{__('These columns are not read: {0}', [read.unread.join(', ')])}</Caption>
      )}
      <Cards items={wrong} keyOf={({ row }) => String(row)}>
        {card}
      </Cards>
    </>
  )
}

/** Imports a file: the template, the choice, the problems of each row, and the button that makes drafts. */
export function FilePart() {
  const [chosen, setChosen] = useState<{ file: File; read: ImportedFile }>()
  const look = useSend({
    call: async (file: File) => ({ file, read: await importJobs(file, false) }),
    done: setChosen,
    otherwise: () => __('The file cannot be read. Please choose another one.'),
    toasts: false,
  })
  const keep = useSend({
    call: (file: File) => importJobs(file, true),
    done: ({ kept }) => {
      toast.success(__('New drafts: {0}', [kept]))
      setChosen(undefined)
      return reloadDrafts()
    },
    toasts: false,
  })

  const failure = look.failure ?? keep.failure
  return (
    <Section heading={__('From a file')}>
      <Caption>
        {__('A table saved as CSV or XLSX, with at most {0} jobs and a line of headers.', [
          limits.import_rows,
        ])}
      </Caption>
      <Row flexWrap="wrap">
        <FileButton
          label={__('Choose a file')}
          accept=".csv,.tsv,.txt,.xlsx"
          busy={look.isRunning}
          onChoose={(file) => {
            setChosen(undefined)
            void look.run(file)
          }}
        />
        <SendButton
          variant="quiet"
          call={getTemplate}
          done={({ file_name: name, csv }) => saveFile(new Blob([csv], { type: 'text/csv' }), name)}
        >
          {__('Download the template')}
        </SendButton>
      </Row>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {chosen && (
        <>
          <Text strong>{chosen.file.name}</Text>
          <Preview read={chosen.read} />
          <Button busy={keep.isRunning} onClick={() => keep.run(chosen.file)}>
            {__('Keep all as drafts')}
          </Button>
          <Caption>
            {__('Only your company sees a draft. You can correct each one before you publish it.')}
          </Caption>
        </>
      )}
    </Section>
  )
}
