import { watchPushOwner } from '@/lib/push'

watchPushOwner()
