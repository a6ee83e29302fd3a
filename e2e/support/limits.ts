import rules from '../../job_portal/rules/common.json' with { type: 'json' }

/** The limits that server and browser share. */
export const { limits } = rules

/** Just after the wait before *Resend OTP*. */
export const AFTER_RESEND_MS = (limits.resend_seconds + 1) * 1000
