import { type CSSProperties, useEffect } from 'react'
import { type CloseButtonProps, Slide, ToastContainer as Toastify, toast as toastify } from 'react-toastify'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { subscribeToasts, takeToasts } from '@/lib/toast'
import { IconButton } from '@/ui/button'
import { CloseIcon } from '@/ui/screen-icons'

/** The library's own font and grey give way to the theme's. */
const style = {
  '--toastify-font-family': 'var(--jp-fonts-body)',
  '--toastify-text-color-light': 'var(--jp-colors-ink)',
} as CSSProperties

function showWaiting() {
  for (const { kind, message, long } of takeToasts()) {
    // The words are the id: several requests that fail for one reason show one toast.
    toastify[kind](message, { toastId: message, autoClose: long ? limits.toast_long_ms : limits.toast_ms })
  }
}

const TAPS = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * Tells the screen how far down the toasts reach, so that they cover nothing on a phone (ui/screen.tsx). The content
 * does not move under a finger: a tap that begins on a button ends on it.
 */
function useRoom() {
  useEffect(() => {
    let room = 0
    let isPressed = false
    const make = () => isPressed || document.documentElement.style.setProperty('--toasts-bottom', `${room}px`)
    const observer = new ResizeObserver(([toasts]) => {
      const { height = 0, bottom = 0 } = toasts?.target.getBoundingClientRect() ?? {}
      room = height && bottom
      make()
    })
    function observe() {
      const toasts = document.querySelector('.Toastify__toast-container')
      if (toasts) observer.observe(toasts)
    }
    function follow({ type }: PointerEvent) {
      isPressed = type === 'pointerdown'
      // The click comes before the next frame.
      requestAnimationFrame(make)
    }
    const stop = toastify.onChange(({ status }) => status === 'added' && requestAnimationFrame(observe))
    for (const tap of TAPS) window.addEventListener(tap, follow, true)
    return () => {
      stop()
      observer.disconnect()
      for (const tap of TAPS) window.removeEventListener(tap, follow, true)
    }
  }, [])
}

/** The library's own button is too small for a finger. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <IconButton label={__('Dismiss')} marginInlineStart="auto" onClick={closeToast}>
      <CloseIcon small />
    </IconButton>
  )
}

/** Where toasts show, for how long, and what keeps or closes them: docs/behaviour.md#toasts. */
export default function ToastContainer() {
  useRoom()
  useEffect(() => subscribeToasts(showWaiting), [])
  return (
    <Toastify
      aria-label={__('Notifications')}
      position="top-right"
      autoClose={limits.toast_ms}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      newestOnTop
      closeButton={CloseButton}
      transition={Slide}
      style={style}
    />
  )
}
