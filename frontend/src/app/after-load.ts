import { followAccount } from '@/entities/device/push'
// What no screen waits for, in one file.
import './language'
import './service-worker'
import './installable'

followAccount()
