import { useSession } from '@/entities/session/who'
import { pagesBefore } from '@/lib/history/use-go-back'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import type { BackHeaderProps } from '@/ui/back-header'

/** The header of a list that may be a guest's first page, as the list of jobs. */
export function useListHeader(): { isGuest: boolean; header: Partial<BackHeaderProps> } {
  const isGuest = useSession() === null
  const isFirst = useIsHydrating() || pagesBefore() === 0
  if (!isGuest) return { isGuest, header: { back: 'home' } }
  return { isGuest, header: { back: isFirst ? 'none' : 'history' } }
}
