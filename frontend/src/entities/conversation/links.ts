import { paths } from '@/lib/routes'

export const conversationPath = (conversation: string) => `${paths.chat}/${encodeURIComponent(conversation)}`

/** Where one writes about an application: it leads on to the conversation, where one has begun. */
export const writePath = (application: string) => `${paths.chat}?${new URLSearchParams({ application })}`
