interface Window {
  /** The page's inline script sets it (app/early-taps.ts) in a pre-rendered page, until the app has loaded. */
  earlyTaps?: import('@/app/early-taps').EarlyTaps
  /** The page's inline script sets it (app/early-reads.ts). */
  earlyReads?: import('@/lib/backend/first-reads').EarlyReads
  /** frappe-react-sdk reads it at each request. The boot and sign-in replies set it. */
  csrf_token?: string
}

/** The build sets it: true only in `--watch` builds. */
declare const DEVELOPMENT: boolean
