import { useState } from 'react'
import { type CopyKind, getCopy } from '@/entities/account/own-data'
import { saveFile } from '@/lib/backend/get-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Box, Row } from '@/ui/layout'
import { DownloadIcon } from '@/ui/screen-icons'
import { Section } from '@/ui/section'
import { Caption } from '@/ui/text'

/** The file's name. It does not identify the person, since others may see a device's downloads. */
const nameOf = (kind: CopyKind) => `my-data.${kind}`

export function Copies() {
  const [asked, setAsked] = useState<CopyKind>()
  const { isRunning, run, failure } = useSend({
    call: (kind: CopyKind) => {
      setAsked(kind)
      return getCopy(kind)
    },
    done: (copy, kind) => saveFile(copy, nameOf(kind)),
    otherwise: () => __('The copy could not be made. Please try again.'),
    toasts: false,
  })
  const buttons: [CopyKind, string][] = [
    ['pdf', __('PDF, to read')],
    ['json', __('JSON, for programs')],
  ]
  return (
    <Section heading={__('Download all of it')}>
      <Caption>{__('Everything that this site holds of you, with a resume made from your profile.')}</Caption>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Row gap="2" flexWrap="wrap">
        {buttons.map(([kind, label]) => (
          <Button
            key={kind}
            grow
            flexBasis="max-content"
            variant="soft"
            busy={isRunning && asked === kind}
            onClick={() => run(kind)}
          >
            {!(isRunning && asked === kind) && <DownloadIcon small />}
            <Box as="span" minWidth="0">
              {label}
            </Box>
          </Button>
        ))}
      </Row>
    </Section>
  )
}
