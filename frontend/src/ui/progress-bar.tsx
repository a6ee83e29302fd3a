import { chakra } from '@chakra-ui/react/styled-system'

const Track = chakra('div', {
  base: { height: '{spacing.2}', borderRadius: 'full', bg: 'line', overflow: 'hidden' },
})
const Bar = chakra('div', {
  base: { height: 'full', borderRadius: 'full', bg: 'brand', transition: 'width {durations.normal}' },
})

/** Progress from 0 to 100. `labelledBy` is the id of its label. */
export function ProgressBar({ percent, labelledBy }: { percent: number; labelledBy: string }) {
  return (
    <Track
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Bar style={{ width: `${percent}%` }} />
    </Track>
  )
}
