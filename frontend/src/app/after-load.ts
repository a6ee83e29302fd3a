import { followAccount } from '@/entities/device/push-subscription'
// A chunk of modules for which no screen waits.
import './language'
import './service-worker'
import './installable'

followAccount()
