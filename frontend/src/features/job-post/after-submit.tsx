import { useState } from 'react'
import { paths } from '@/lib/routes'
import { CandidatesDialog } from './candidates-dialog'
import { SuccessDialog } from './success-dialog'

/** Fixed, because nothing is counted yet (docs/behaviour.md#job-wizard). */
const SIMILAR_CANDIDATES = 10

/** What follows a posted job: the good news, then the offer of candidates. Shown once there is something to say. */
export function AfterSubmit({ onLeave }: { onLeave: (path: string) => void }) {
  const [isTold, setTold] = useState(false)
  return (
    <>
      <SuccessDialog isOpen={!isTold} onClose={() => setTold(true)} />
      <CandidatesDialog
        isOpen={isTold}
        count={SIMILAR_CANDIDATES}
        onConfirm={() => onLeave(paths.preScreenedCandidates)}
        onCancel={() => onLeave(paths.home)}
      />
    </>
  )
}
