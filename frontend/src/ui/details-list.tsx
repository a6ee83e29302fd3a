import { chakra } from '@chakra-ui/react/styled-system'

const Terms = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '4', rowGap: '2' },
})
const Term = chakra('dt', { base: { color: 'muted', fontSize: 'sm' } })
const Value = chakra('dd', { base: { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere' } })

/** Names and their values, one pair a line. */
export function DetailsList({ details }: { details: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Terms>
      {details.flatMap(([name, value]) => [
        <Term key={name}>{name}</Term>,
        <Value key={`${name}:`}>{value}</Value>,
      ])}
    </Terms>
  )
}
