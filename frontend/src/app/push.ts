import { followAccount } from '@/entities/device/push'

followAccount()
