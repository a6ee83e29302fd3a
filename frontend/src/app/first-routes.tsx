import type { RouteObject } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { screen } from './route-screen'

/**
 * The screens on which a visit starts. The build pre-renders each and limits its size. The root of a sample site
 * redirects to the first one.
 */
export const firstRoutes: RouteObject[] = [
  screen(paths.login, () => import('@/features/sign-in/login-screen')),
  screen(paths.signup, () => import('@/features/sign-in/signup-screen')),
  screen(paths.verifyOtp, () => import('@/features/sign-in/verify-otp-screen')),
]
