import { useState } from 'react'
import { InstallOffer } from './install-offer'
import { isDue } from './offered'
import { PushOffer } from './push-offer'
import { usePush } from './use-push'

/** The offer after a success: at most one. */
export default function Offers() {
  const [isPushDue] = useState(() => isDue('pushOffer'))
  const [isInstallDue] = useState(() => isDue('installOffer'))
  const push = usePush()
  if (!push.state) return null
  if (isPushDue && push.state === 'off') return <PushOffer push={push} />
  return isInstallDue ? <InstallOffer /> : null
}
