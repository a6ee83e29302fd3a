import { followAccount } from '@/entities/device/push'
// One chunk with all that no screen waits for.
import './language'
import './service-worker'
import './installable'

followAccount()
