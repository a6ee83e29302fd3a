import { sampleList } from '@/entities/samples'

/** The jobs that the person looking has applied for. */
export const listAppliedJobs = sampleList('appliedJobs')
