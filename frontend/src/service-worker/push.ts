import { basename, pathWithin } from '../lib/routes'

export type PushMessage = { title: string; body: string; link: string }

const HOME = `${basename}/home`

/** What the server has sent (job_portal/notifications/push.py). Browsers want something to be shown in any case. */
export function messageOf(text: string | undefined): PushMessage {
  let sent: Partial<Record<keyof PushMessage, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    if (typeof parsed === 'object' && parsed !== null) sent = parsed
  } catch {
    // Nothing of ours.
  }
  const textOf = (value: unknown, otherwise: string) =>
    typeof value === 'string' && value ? value : otherwise
  const link = textOf(sent.link, HOME)
  return {
    title: textOf(sent.title, 'Job Portal'),
    body: textOf(sent.body, ''),
    // No address outside the app is ever opened.
    link: pathWithin(link) ? link : HOME,
  }
}
