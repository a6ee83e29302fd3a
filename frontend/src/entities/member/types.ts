export type MemberRole = 'Owner' | 'Recruiter'

/** A member of the account's company. */
export type Member = {
  /** The id of the member's row. */
  member: string
  full_name: string
  role: MemberRole
  /** Times here are in the site's zone. */
  since: string
  seen_on: string | null
  /** Whether this is the account's own row. */
  is_me: boolean
}

/** An open invitation, as the company's members see it. */
export type Invite = {
  invite: string
  /** Masked. */
  number: string
  role: MemberRole
  until: string
}

/** `connections`: the site lets owners connect their own systems. */
export type Members = { items: Member[]; invites: Invite[]; connections?: boolean }

/** An open invitation, as the invited account sees it. */
export type OwnInvite = {
  invite: string
  /** The company's title. */
  company_name: string
  role: MemberRole
  until: string
}
