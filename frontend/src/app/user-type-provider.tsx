import { type ReactNode, useMemo, useState } from 'react'
import { readUserType, storeUserType, type UserType, UserTypeContext } from '@/entities/account/user-type'

/** Keeps the chosen user type, restored from local storage on load. */
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
