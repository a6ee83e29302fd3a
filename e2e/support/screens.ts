import { expect, type Page } from '@playwright/test'

/** A route (docs/behaviour.md#routes): its path below /frontend, the page's title and its first heading. */
export type ScreenName = { path: string; title: string; heading: string | RegExp }

const screen = (path: string, title: string, heading: string | RegExp = title): ScreenName => ({
  path,
  title,
  heading,
})

/** Screens that anybody can open. */
export const openScreens: ScreenName[] = [
  screen('login', 'Login'),
  screen('signup', 'Sign Up'),
  screen('pre-onboarding', 'Continue as'),
  screen('verify-otp', 'Verify OTP'),
  screen('post-verification', 'You are verified'),
  screen('home', 'Home', /^Welcome|^Find the right people/),
  screen('jobs', 'Jobs'),
  screen('my-jobs', 'My Jobs'),
  screen('job-details', 'Job Details'),
  screen('apply-job', 'Apply Job'),
  screen('my-job-details', 'My Job Details'),
  screen('chat', 'Chat'),
  screen('about-us', 'About Us'),
  screen('category', 'Category'),
  screen('setting', 'Setting'),
  screen('maintenance', 'Maintenance', 'We are making things better'),
  screen('post-new-job', 'Post New Job'),
  screen('pre-screened-candidates', 'Pre Screened Candidates'),
  screen('filter', 'Filter'),
  screen('job-applicants', 'Job Applicants'),
  screen('shortlist-profile', 'Shortlist Profile'),
  screen('applied-candidates', 'Applied Candidates'),
  screen('there-is-no-such-page', 'Page not found', "Oops! This page doesn't exist."),
]

/** Screens that need a session, as an account with a company sees them. */
export const ownScreens: ScreenName[] = [
  screen('create-company-profile', 'Update Company Profile'),
  // Two screens with the same heading must not be neighbours: a test could not see the change.
  screen('hr-owner-details', 'HR / Owner Details'),
  screen('auth-finalization', 'Profile under review', 'Great to have you! we are finalizing your profile'),
  screen('hr-owner-display', 'HR / Owner Details'),
  screen('profile', 'Company Profile', 'Rao Textiles'),
]

async function expectScreen(page: Page, { path, title, heading }: ScreenName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveTitle(`${title} - Job Portal`)
  await expect(page).toHaveURL(new RegExp(`/frontend/${path}$`))
}

/** Loads a screen by its address. */
export async function openScreen(page: Page, screen: ScreenName): Promise<void> {
  await page.goto(`/frontend/${screen.path}`)
  await expectScreen(page, screen)
}

/** Opens an address within the running app, without a load. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/frontend/${path}`)
}

/** Opens a screen within the running app, without a load. */
export async function goToScreen(page: Page, screen: ScreenName): Promise<void> {
  await goWithin(page, screen.path)
  await expectScreen(page, screen)
}
