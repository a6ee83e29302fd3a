import { useConnections } from '@/entities/connection/hooks'
import { __ } from '@/lib/i18n/translate'
import { OutsideLink } from '@/ui/button'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption } from '@/ui/text'
import { DeliveryLog } from './delivery-log'
import { HRSystemPart } from './hr-system-part'
import { KeysPart } from './keys-part'
import { WebhooksPart } from './webhooks-part'

/** The API's description, for developers of programs that use a key. */
const DESCRIPTION = '/assets/job_portal/openapi.json'

/** The company's connections to its own systems: Frappe HR, keys, webhooks, and the log of deliveries. */
export default function ConnectionsScreen() {
  const connections = useConnections()
  return (
    <Screen title={__('Connections')} header={{ back: 'history' }}>
      <Caption>{__('Connect an HR system or another program of your company with this site.')}</Caption>
      <OutsideLink variant="outline" href={DESCRIPTION}>
        {__('Description for programmers (OpenAPI)')}
      </OutsideLink>
      <ReadingView reading={connections} empty="">
        {({ keys, webhooks }) => (
          <>
            <HRSystemPart />
            <KeysPart keys={keys} />
            <WebhooksPart webhooks={webhooks} />
            {webhooks.length > 0 && <DeliveryLog />}
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
