interface Window {
  /** Read by frappe-react-sdk at each request; set from the page's boot and from sign-in replies. */
  csrf_token?: string
}

/** Set by the build: true in `--watch` builds only. */
declare const DEVELOPMENT: boolean
