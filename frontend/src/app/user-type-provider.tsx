import { type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  isUserType,
  mirrorUserType,
  readUserType,
  storeUserType,
  type UserType,
  UserTypeContext,
} from '@/entities/session/user-type'
import { rendering } from '@/lib/rendering'
import { useIsHydrating } from '@/lib/use-is-hydrating'

/** The type that the server has rendered the page for; undefined for any other page. */
function renderedType(): UserType | null | undefined {
  const { userType } = rendering() ?? {}
  return isUserType(userType) ? userType : userType === undefined ? undefined : null
}

/** Holds the user type, and restores it from local storage. */
export function UserTypeProvider({ children }: { children: ReactNode }) {
  const [stored, setUserType] = useState(readUserType)
  const isHydrating = useIsHydrating()
  const rendered = isHydrating ? renderedType() : undefined
  const userType = rendered === undefined ? stored : rendered
  useEffect(() => mirrorUserType(stored), [stored])
  const state = useMemo(() => {
    function change(next: UserType | null) {
      storeUserType(next)
      setUserType(next)
    }
    return { userType, setUserType: change, clearUserType: () => change(null) }
  }, [userType])
  return <UserTypeContext value={state}>{children}</UserTypeContext>
}
