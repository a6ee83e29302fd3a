import { useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button, OutsideLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { ShareIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { sharedUrl } from './job-links'
import type { Job } from './types'

/** Shares a stored job's link with the phone's share sheet. Without one, offers copying and a chat link. */
export function ShareButton({ job: { name, title } }: { job: Pick<Job, 'name' | 'title'> }) {
  const [isOpen, setOpen] = useState(false)
  const url = sharedUrl(name)

  async function share() {
    if (!navigator.share) return setOpen(true)
    try {
      await navigator.share({ title, url })
    } catch (failure) {
      // Closing the sheet is not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setOpen(true)
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(__('Link copied'))
      setOpen(false)
    } catch {
      // Plain http has no clipboard API, so the person copies the displayed link.
      toast.error(__('The link could not be copied. Please copy it by hand.'))
    }
  }

  return (
    <>
      <Button size="sm" grow variant="outline" onClick={share}>
        <ShareIcon small />
        <span>{__('Share')}</span>
      </Button>
      <Dialog title={__('Share this job')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap="3">
          <Text size="sm" userSelect="all">
            {url}
          </Text>
          <Button onClick={copy}>{__('Copy link')}</Button>
          <OutsideLink
            variant="outline"
            href={`https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`}
          >
            {__('Send by WhatsApp')}
          </OutsideLink>
        </Stack>
      </Dialog>
    </>
  )
}
