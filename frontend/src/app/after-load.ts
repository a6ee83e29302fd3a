import { followAccount } from '@/entities/device/push-subscription'
// A chunk of modules that no screen waits for.
import './language'
import './service-worker'
import './installable'

followAccount()
