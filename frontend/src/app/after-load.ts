// What no screen waits for, in one file.
import './service-worker'
import './installable'
import './push'
