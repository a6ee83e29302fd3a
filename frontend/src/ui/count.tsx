import { chakra } from '@chakra-ui/react/styled-system'

/** A small number, such as the number of unread messages. */
export const Count = chakra('span', {
  base: {
    minWidth: '1.5em',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'danger',
    color: 'onBrand',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.5',
    textAlign: 'center',
  },
})

const MOST = 99

/** A number that fits: '99+' for more. */
export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count))
