import { useEffect, useRef } from 'react'

type OtpCredential = Credential & { code?: string }

/** Reads the code from the SMS with WebOTP (Chrome on Android). The browser asks the person first. */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const abort = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code
        if (code) latest.current(code)
      },
      // Refused or aborted: the person types the code.
      () => undefined,
    )
    return () => abort.abort()
  }, [])
}
