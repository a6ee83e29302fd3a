import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { Box, Row } from '@/ui/layout'
import { Text } from '@/ui/text'
import { ThawButton } from './thaw-button'

/** Shown above every screen while the account is frozen. */
export default function FrozenBanner() {
  useDictionary()
  return (
    <Box as="aside" aria-label={__('Frozen account')} bg="brandSoft" padding="3">
      <Row gap="3" justifyContent="space-between">
        <Text size="sm">{__('Your account is frozen. Nobody else sees anything of it.')}</Text>
        <ThawButton />
      </Row>
    </Box>
  )
}
