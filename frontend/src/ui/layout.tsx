import { chakra } from '@chakra-ui/react/styled-system'

export const Box = chakra('div')

/** A column with equal gaps. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** A row, vertically centred. */
export const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
})

export const Grid = chakra('div', { base: { display: 'grid', gap: '4' } })

/** A white card with rounded corners. */
export const Card = chakra('div', {
  base: { bg: 'surface', borderRadius: 'card', boxShadow: 'card', padding: '4', minWidth: '0' },
})

export const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
})

export const ListItem = chakra('li', { base: { minWidth: '0' } })
