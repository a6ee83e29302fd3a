import { chakra } from '@chakra-ui/react/styled-system'
import { __ } from '@/lib/i18n/translate'
import { Box } from './layout'
import { CloseIcon } from './screen-icons'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    bg: 'brandSoft',
    color: 'brandDark',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
})

/** A short text that a tap removes. */
export function Removable({ onRemove, children }: { onRemove: () => void; children: string }) {
  return (
    <Chip type="button" onClick={onRemove} aria-label={__('Remove {0}', [children])}>
      <span>{children}</span>
      <Box as="span" display="inline-flex" flexShrink="0">
        <CloseIcon small />
      </Box>
    </Chip>
  )
}
