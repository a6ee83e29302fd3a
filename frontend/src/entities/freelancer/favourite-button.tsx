import { useSignInFirst } from '@/entities/session/use-sign-in-first'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { BookmarkIcon } from '@/ui/screen-icons'
import { favouriteFreelancer, unfavouriteFreelancer } from './calls'
import { reloadFreelancers } from './hooks'
import type { FreelancerPage } from './types'

type Props = { freelancer: Pick<FreelancerPage, 'name' | 'favourite'> }

/** Keeps a freelancer among the account's favourites. */
export function FavouriteButton({ freelancer: { name, favourite: isKept } }: Props) {
  const signInFirst = useSignInFirst()
  const { isRunning, run } = useSend({
    call: () => (isKept ? unfavouriteFreelancer(name) : favouriteFreelancer(name)),
    done: reloadFreelancers,
  })
  return (
    <Button
      size="sm"
      grow
      variant={isKept ? 'soft' : 'outline'}
      aria-pressed={isKept}
      busy={isRunning}
      onClick={() => signInFirst() || run()}
    >
      {!isRunning && <BookmarkIcon small />}
      <span>{isKept ? __('Saved') : __('Save')}</span>
    </Button>
  )
}
