import { JobCards } from '@/entities/job/job-list'
import type { Job } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { Heading, Text } from '@/ui/text'

/** Beyond this distance a list by distance is no longer near. */
const NEAR_MOST_KM = 25
const isFar = ({ distance_km: km }: Job) => (km ?? Number.POSITIVE_INFINITY) > NEAR_MOST_KM

export const noneWithin = (km: string | number) => __('No such job within about {0} km.', [km])

/** A list by distance, with a heading where the near jobs end. */
export function NearAndFarther({ jobs }: { jobs: readonly Job[] }) {
  const end = jobs.findIndex(isFar)
  if (end < 0) return <JobCards jobs={jobs} />
  return (
    <>
      {end > 0 ? <JobCards jobs={jobs.slice(0, end)} /> : <Text>{noneWithin(NEAR_MOST_KM)}</Text>}
      <Heading>{__('Farther away or from home')}</Heading>
      <JobCards jobs={jobs.slice(end)} />
    </>
  )
}
