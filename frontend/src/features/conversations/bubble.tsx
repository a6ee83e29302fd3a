import { chakra } from '@chakra-ui/react/styled-system'

/** A bubble for what somebody wrote. The reader's own bubbles are at the right edge. */
export const Bubble = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    maxWidth: '85%',
    minWidth: '0',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
  },
  variants: {
    isOwn: {
      true: { alignSelf: 'flex-end', bg: 'brandSoft' },
      false: { alignSelf: 'flex-start', bg: 'surface', boxShadow: 'card' },
    },
  },
})
