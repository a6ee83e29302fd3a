import { KeepButton } from '@/entities/session/keep-button'
import { __ } from '@/lib/i18n/translate'
import { BookmarkIcon } from '@/ui/screen-icons'
import { favouriteFreelancer, unfavouriteFreelancer } from './calls'
import { reloadFreelancers } from './hooks'
import type { FreelancerPage } from './types'

type Props = { freelancer: Pick<FreelancerPage, 'name' | 'favourite'> }

/** Keeps a freelancer among the account's favourites. */
export const FavouriteButton = ({ freelancer: { name, favourite: isKept } }: Props) => (
  <KeepButton
    grow
    of={name}
    as="find_freelancer"
    isKept={isKept}
    icon={BookmarkIcon}
    label={isKept ? __('Saved') : __('Save')}
    call={() => (isKept ? unfavouriteFreelancer(name) : favouriteFreelancer(name))}
    done={reloadFreelancers}
  />
)
