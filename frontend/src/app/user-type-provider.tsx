import { type ReactNode, useMemo, useState } from 'react'
import { readUserType, storeUserType, type UserType, UserTypeContext } from '@/entities/account/user-type'

/** Holds the user type, and restores it from local storage. */
export function UserTypeProvider({ children }: { children: ReactNode }) {
  const [userType, setUserType] = useState(readUserType)
  const state = useMemo(() => {
    function change(next: UserType | null) {
      storeUserType(next)
      setUserType(next)
    }
    return { userType, setUserType: change, clearUserType: () => change(null) }
  }, [userType])
  return <UserTypeContext value={state}>{children}</UserTypeContext>
}
