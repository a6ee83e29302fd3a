import { paths } from '@/lib/routes'

export const conversationPath = (conversation: string) => `${paths.chat}/${encodeURIComponent(conversation)}`
