import { chakra } from '@chakra-ui/react/styled-system'

const Terms = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
// The value wraps below its name when both do not fit on one line.
const Pair = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', alignItems: 'baseline' },
})
const Term = chakra('dt', { base: { flex: '2', maxWidth: 'full', color: 'muted', fontSize: 'sm' } })
const Value = chakra('dd', {
  base: {
    flex: '3',
    maxWidth: 'full',
    margin: '0',
    fontWeight: 'medium',
    overflowWrap: 'break-word',
    whiteSpace: 'pre-line',
  },
})

/** Names and values, one pair per line. */
export function DetailsList({ details }: { details: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Terms>
      {details.map(([name, value]) => (
        <Pair key={name}>
          <Term>{name}</Term>
          <Value>{value}</Value>
        </Pair>
      ))}
    </Terms>
  )
}
