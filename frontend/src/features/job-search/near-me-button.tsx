import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons'

const CROSSHAIR = 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 3v3M12 18v3M3 12h3M18 12h3M12 12v.01'

/** A tap asks for the phone's position. */
export function NearMeButton({ isRunning, run }: { isRunning: boolean; run: () => void }) {
  return (
    <Button variant="soft" size="sm" alignSelf="flex-start" busy={isRunning} onClick={() => run()}>
      {!isRunning && <Icon small shape={CROSSHAIR} />}
      <span>{__('Near me')}</span>
    </Button>
  )
}
