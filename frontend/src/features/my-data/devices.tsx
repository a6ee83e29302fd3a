import { type Device, signOutOthers, useDevices } from '@/entities/account/devices'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { List, ListItem } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'

const nameOf = ({ browser, system }: Device): string =>
  browser && system ? __('{0} on {1}', [browser, system]) : browser || system || __('Unknown device')

const usedOf = ({ is_this, used_on }: Device): string =>
  is_this ? __('This device') : __('Last used on {0}', [dayAndTimeOf(used_on)])

/** The devices that are signed in to the account, with a button that signs out all others. */
export function Devices() {
  const devices = useDevices()
  const { isRunning, run, failure } = useSend({
    call: signOutOthers,
    done: () => toast.success(__('The other devices are signed out.')),
    toasts: false,
  })
  return (
    <Section heading={__('Your devices')}>
      <Caption>{__('These are signed in to your account.')}</Caption>
      <ReadingView reading={devices} empty="">
        {(items) => (
          <>
            <List gap="2">
              {items.map((device, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: devices have no name of their own
                <ListItem key={index}>
                  <Text>{nameOf(device)}</Text>
                  <Caption>{usedOf(device)}</Caption>
                </ListItem>
              ))}
            </List>
            {failure && <Banner tone="error">{failure.message}</Banner>}
            {items.length > 1 && (
              <Button variant="outline" busy={isRunning} onClick={run}>
                {__('Sign out of the others')}
              </Button>
            )}
          </>
        )}
      </ReadingView>
    </Section>
  )
}
