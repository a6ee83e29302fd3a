interface Window {
  /** Set by the page's inline script (app/early-taps.ts) in a pre-rendered page until the app is there. */
  earlyTaps?: import('@/app/early-taps').EarlyTaps
  /** Read by frappe-react-sdk at each request; set from the page's boot and from sign-in replies. */
  csrf_token?: string
}

/** Set by the build: true in `--watch` builds only. */
declare const DEVELOPMENT: boolean
