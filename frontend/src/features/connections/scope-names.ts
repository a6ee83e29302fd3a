import { scopes } from '@rules/connections.json'
import type { Scope } from '@/entities/connection/types'
import { __ } from '@/lib/i18n/translate'

const names: Record<Scope, () => string> = {
  'jobs:read': () => __('Read jobs'),
  'jobs:write': () => __('Post and change jobs'),
  'applicants:read': () => __('Read applicants and their resumes'),
  'applicants:write': () => __('Decide about applicants'),
  'interviews:read': () => __('Read interviews'),
  'interviews:write': () => __('Offer and change interviews'),
  'messages:read': () => __('Read messages of applicants'),
  'messages:write': () => __('Write messages to applicants'),
}

export const allScopes = Object.keys(scopes) as Scope[]

export const nameOfScope = (scope: Scope): string => names[scope]()
