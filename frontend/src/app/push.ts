import { followAccount } from '@/lib/push'

followAccount()
