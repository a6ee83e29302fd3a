// What no screen waits for, in one file.
import './language'
import './service-worker'
import './installable'
import './push'
