import { Banner } from '@/ui/banner'
import { CopyButton } from '@/ui/copy-button'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'

type SecretBoxProps = { label: string; secret: string }

/** A key or a secret, to copy. It is shown only once. */
export const SecretBox = ({ label, secret }: SecretBoxProps) => (
  <Stack gap="2">
    <Banner tone="info">{label}</Banner>
    <Text strong htmlTranslate="no" overflowWrap="anywhere">
      {secret}
    </Text>
    <CopyButton text={secret} />
  </Stack>
)
