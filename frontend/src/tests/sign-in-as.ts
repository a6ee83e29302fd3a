import { saveSession } from '@/lib/backend/session'

/** For tests: stores a session of that account in this browser. */
export function signInAs(username: string): void {
  saveSession({
    token: 't',
    api_key: '',
    api_secret: '',
    sid: '',
    user: { username, email: '', full_name: '', home_page: '' },
  })
}
