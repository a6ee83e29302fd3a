import { chakra } from '@chakra-ui/react/styled-system'
import * as marketRules from '@rules/market.json'
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Asking } from '@/entities/consent/use-agreement'
import { setBlocked } from '@/entities/conversation/calls'
import { reloadThread } from '@/entities/conversation/hooks'
import { isOf, useOutbox, write } from '@/entities/conversation/outbox'
import type { Read, Thread } from '@/entities/conversation/thread'
import type { Address, Content } from '@/entities/conversation/types'
import { sentenceOf } from '@/lib/backend/errors'
import { choosable, prepareFile } from '@/lib/forms/prepare-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { toast } from '@/lib/toast'
import { Button, IconButton } from '@/ui/button'
import { controlStyles } from '@/ui/control-styles'
import { FootBar } from '@/ui/foot-bar'
import { Row, Stack } from '@/ui/layout'
import { Removable } from '@/ui/removable'
import { Caption, Text } from '@/ui/text'
import { ClipIcon, SendIcon } from './chat-icons'
import { ReadyChips } from './ready-chips'
import type { Writing } from './use-writing'

const Box = chakra('textarea', {
  base: {
    ...controlStyles,
    flex: '1',
    minWidth: '0',
    maxHeight: '12rem',
    resize: 'none',
    overflowY: 'auto',
    fieldSizing: 'content',
  },
})

type ComposerProps = {
  address: Address
  thread: Thread
  /** Undefined while the server is not reached. */
  read: Read | undefined
  writing: Writing
  /** The consent that the first message asks for. */
  asking: Asking
}

/** The text box at the foot, with buttons for ready sentences, files and jobs; or why the account cannot write. */
export function Composer(props: ComposerProps) {
  const { address, thread, read, asking } = props
  const { text, write: setText } = props.writing
  const box = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const { letters } = useOutbox()
  const unblocking = useSend({
    call: () => setBlocked(read?.conversation ?? '', false),
    done: () => reloadThread(thread),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures each text
  useLayoutEffect(() => {
    const area = box.current
    // Older browsers do not size the box by its text.
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  }, [text])

  async function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    // Lets the person choose the same file again after a refusal.
    target.value = ''
    if (!chosen) return
    try {
      setFile(await prepareFile(chosen, { accept: uploads.document, maxBytes: limits.upload_bytes }))
      box.current?.focus()
    } catch (thrown) {
      toast.error(sentenceOf(thrown, __('The file cannot be read. Please choose another one.')))
    }
  }

  /** Returns whether the message went into the outbox. */
  function sendNow(content: Content, attached?: File): boolean {
    if (!asking.check()) return false
    void write(address, content, { file: attached, agreement: asking.agreement() })
    return true
  }

  function send() {
    const body = text.trim()
    if (!body && !file) return box.current?.focus()
    const content: Content = file ? { kind: 'file', file: '', ...(body && { body }) } : { kind: 'text', body }
    if (!sendNow(content, file)) return
    setText('')
    setFile(undefined)
    box.current?.focus()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // On a phone Enter begins a new line, because its keyboard has no Shift+Enter.
    if (matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  const { side, about, messages = [] } = read ?? {}
  // Before the company's first message, a searcher may send only one.
  const isFirst = side === 'searcher' && read?.last_seq === 0
  const isFirstWaiting = isFirst && letters.some(isOf(address))
  if (read && (!read.may_write || isFirstWaiting))
    return (
      <FootBar aria-label={__('Write a message')}>
        <Text tone="muted" role="status" flex="1">
          {read.blocked
            ? __('You have blocked this conversation.')
            : (read.why_not ?? __('You can write one message before the company answers.'))}
        </Text>
        {read.blocked && (
          <Button size="sm" variant="outline" busy={unblocking.isRunning} onClick={unblocking.run}>
            {__('Unblock')}
          </Button>
        )}
      </FootBar>
    )
  // A company may send files only after the other side has written.
  const hasFiles =
    side === 'searcher' || (messages[0]?.seq ?? 1) > 1 || messages.some((one) => one.side === 'searcher')
  return (
    <FootBar aria-label={__('Write a message')}>
      <Stack gap="2" flex="1">
        {isFirst && <Caption>{__('You can write one message before the company answers.')}</Caption>}
        {side && about && <ReadyChips side={side} about={about} onSend={sendNow} />}
        {file && <Removable onRemove={() => setFile(undefined)}>{file.name}</Removable>}
        <Row gap="1" alignItems="flex-end">
          {hasFiles && (
            <>
              <IconButton label={__('Add a picture or a PDF')} onClick={() => picker.current?.click()}>
                <ClipIcon />
              </IconButton>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label={__('Add a picture or a PDF')}
                accept={choosable(uploads.document)}
                onChange={pick}
              />
            </>
          )}
          <Box
            aria-label={__('Message')}
            ref={box}
            rows={1}
            value={text}
            maxLength={marketRules.limits.message_length}
            placeholder={__('Message')}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendByKey}
          />
          <IconButton label={__('Send')} color="brand" onClick={send}>
            <SendIcon />
          </IconButton>
        </Row>
      </Stack>
    </FootBar>
  )
}
