import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'

type SecretBoxProps = { label: string; secret: string }

/** A key or a secret that is shown once, to copy. */
export function SecretBox({ label, secret }: SecretBoxProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(() => toast.success(__('Copied.')), console.warn)
  return (
    <Stack gap="2">
      <Banner tone="info">{label}</Banner>
      <Text strong htmlTranslate="no" overflowWrap="anywhere">
        {secret}
      </Text>
      {/* Plain http has no clipboard. */}
      {'clipboard' in navigator && (
        <Button size="sm" variant="outline" onClick={copy}>
          {__('Copy')}
        </Button>
      )}
    </Stack>
  )
}
