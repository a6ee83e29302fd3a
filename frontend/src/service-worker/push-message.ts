import { basename, pathWithin } from '../lib/routes'

export type PushMessage = {
  title: string
  body: string
  link: string
  /** The notification's line in the bell, '' if none. */
  line: string
}

const HOME = `${basename}/home`

/** Parses the server's message (job_portal/notifications/push.py). Browsers require a notification for every push. */
export function messageOf(text: string | undefined): PushMessage {
  let sent: Partial<Record<keyof PushMessage, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    if (typeof parsed === 'object' && parsed !== null) sent = parsed
  } catch {
    // Not our message.
  }
  const textOf = (value: unknown, otherwise: string) =>
    typeof value === 'string' && value ? value : otherwise
  const link = textOf(sent.link, HOME)
  return {
    title: textOf(sent.title, 'Job Portal'),
    body: textOf(sent.body, ''),
    line: textOf(sent.line, ''),
    // Never open a URL outside the app.
    link: pathWithin(link) ? link : HOME,
  }
}
