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
