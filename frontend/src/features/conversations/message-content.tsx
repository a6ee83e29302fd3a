import { readyText } from '@/entities/conversation/ready-sentences'
import type { Content, Message } from '@/entities/conversation/types'
import { InterviewOf } from '@/entities/interview/parts'
import { getFile, saveFile } from '@/lib/backend/get-file'
import { __ } from '@/lib/i18n/translate'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { FileIcon } from '@/ui/screen-icons'
import { SendButton } from '@/ui/send-button'
import { WrittenText } from '@/ui/written-text'

export const JobOfMessage = lazyPart(() => import('./job-of-message'), { otherwise: NotLoaded })

/** The text of a message. A ready sentence is in the reader's language. */
export const textOf = ({ kind, key, values, body }: Message): string =>
  (kind === 'ready' && key && readyText(key, values ?? {})) || (body ?? '')

/** The text of an unsent message. */
export const contentText = (content: Content): string =>
  content.kind === 'ready' ? (readyText(content.key, content.values) ?? '') : (content.body ?? '')

/** Fetches the file when it is tapped, because it may be large. */
const FileOfMessage = ({ address }: { address: string }) => (
  <SendButton
    variant="soft"
    call={() => getFile(address)}
    done={(file) => saveFile(file, `${__('File')}.${file.type.split('/').pop()}`)}
    otherwise={() => __('The file could not be loaded. Please try again.')}
  >
    <FileIcon small />
    <span>{__('Open the file')}</span>
  </SendButton>
)

export function MessageContent({ message }: { message: Message }) {
  const { kind, file, payload } = message
  const text = textOf(message)
  return (
    <>
      {kind === 'file' && file && <FileOfMessage address={file} />}
      {kind === 'card' && payload?.doctype === 'JP Job' && <JobOfMessage name={payload.name} />}
      {kind === 'card' && payload?.doctype === 'JP Interview' && <InterviewOf interview={payload.name} />}
      {text && <WrittenText>{text}</WrittenText>}
    </>
  )
}
