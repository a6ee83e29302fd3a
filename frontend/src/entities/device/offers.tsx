import { useState } from 'react'
import { isInstallDue } from './install'
import { InstallOffer } from './install-offer'

/** What this device is offered after a success: nothing, or one thing. */
export default function Offers() {
  const [isDue] = useState(() => isInstallDue())
  return isDue ? <InstallOffer /> : null
}
