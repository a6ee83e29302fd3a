import type { SignInReply } from '@/entities/session/sign-in'
import { post } from '@/lib/backend/call'
import { __ } from '@/lib/i18n/translate'

export type Purpose = 'Login' | 'Signup'

/** Refusals in an ordinary answer (docs/behaviour.md#answers-and-errors). Their keys are always English. */
const refusals: Record<string, () => string> = {
  'User Not Found': () => __('User Not Found'),
  'User Already Exists': () => __('User Already Exists'),
}

type SendReply = { reference_no?: string; user?: string } | string

type SendResult = { reference: string } | { refusal: string } | { failure: string | undefined }

/** Sends a code to a ten-digit mobile number. */
export async function sendOtp(mobile: string, purpose: Purpose): Promise<SendResult> {
  const reply = await post<SendReply>(
    'sign_in_manager.api.send_custom_sms',
    {
      mobile_no: mobile,
      used_for: purpose,
    },
    { asGuest: true },
  )
  if (typeof reply === 'string') {
    const refusal = refusals[reply]
    return refusal ? { refusal: refusal() } : { failure: reply }
  }
  return reply?.reference_no ? { reference: reply.reference_no } : { failure: undefined }
}

/** The facts shown about an account that has been unused for long. The person signing in says whether it is theirs. */
export type WhoseAccount = { first_letter: string; district: string }

type VerifyReply = SignInReply & {
  success_key?: number
  verified?: boolean
  message?: string
  /** The question that must be answered before there is a session. */
  next?: 'whose_account'
} & Partial<WhoseAccount>

/** Whether a reply has any of the forms of success (docs/behaviour.md#forms-of-success). */
export function isVerified(reply: VerifyReply | null | undefined): boolean {
  return reply?.success_key === 1 || reply?.verified === true
}

/** Checks a code. The purpose is always 'Signup': the server knows the request behind the reference. */
export function verifyOtp(mobile: string, reference: string, otp: string): Promise<VerifyReply> {
  return post<VerifyReply>(
    'sign_in_manager.api.verify_OTP_token',
    {
      mobile_no: mobile,
      reference_number: reference,
      OTP: otp,
      used_for: 'Signup',
    },
    { asGuest: true },
  )
}

/** Answers whether the account is the person's. `false` begins a new one. */
export function answerWhoseAccount(mobile: string, isMine: boolean): Promise<SignInReply> {
  return post<SignInReply>(
    'job_portal.api.answer_whose_account',
    { mobile_no: mobile, is_mine: isMine },
    { asGuest: true },
  )
}

/** Creates an account for the number that was just verified in this browser. */
export function signUp(mobile: string, fullName: string, redirectTo: string): Promise<SignInReply> {
  return post<SignInReply>(
    'sign_in_manager.override_class.user.sign_up',
    {
      email: `${mobile}@mobile.invalid`,
      redirect_to: redirectTo,
      full_name: fullName || `User ${mobile}`,
      mobile_no: mobile,
      signup_type: 'mobile',
      role: 'JP Company',
    },
    { asGuest: true },
  )
}
