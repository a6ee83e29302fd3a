/** @typedef {{cookies: {name: string, value: string, url: string}[], kept: Record<string, string>}} Visitor kept: in local storage */

/**
 * @param {Awaited<ReturnType<typeof import('../../scripts/lib/sample-company.mjs').signUp>>} account
 * @param {Record<string, string>} [alsoKept]
 * @returns {Visitor} a browser in which this account has signed in
 */
export function signedIn({ baseUrl, cookies, session }, alsoKept) {
  const { token, api_key, api_secret, sid, user } = session
  return {
    cookies: cookies.map((cookie) => ({ ...cookie, url: baseUrl })),
    kept: {
      session: JSON.stringify({ token, api_key, api_secret, sid, user }),
      userType: 'company',
      ...alsoKept,
    },
  }
}
