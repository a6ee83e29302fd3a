import { useEffect } from 'react'
import { type CloseButtonProps, Slide, ToastContainer as Toastify, toast as toastify } from 'react-toastify'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { subscribeToasts, takeToasts } from '@/lib/toast'
import { IconButton } from '@/ui/button'
import { Row } from '@/ui/layout'
import { Listen } from '@/ui/listen'
import { CloseIcon } from '@/ui/screen-icons'

function showWaiting() {
  for (const { kind, message, long } of takeToasts()) {
    // The message is the id, so that several requests with the same failure show one toast.
    toastify[kind](<span>{message}</span>, {
      toastId: message,
      autoClose: long ? limits.toast_long_ms : limits.toast_ms,
      closeButton: (props) => <Buttons {...props} message={kind === 'error' ? message : undefined} />,
    })
  }
}

/** Reads an error aloud and closes the toast. The library's own close button is too small for a finger. */
function Buttons({ closeToast, message }: CloseButtonProps & { message?: string }) {
  return (
    <Row gap="0" marginInlineStart="auto" flexShrink="0" alignSelf="flex-start" position="sticky" top="0">
      {message && <Listen isIcon outlives read={() => message} />}
      <IconButton label={__('Dismiss')} onClick={closeToast}>
        <CloseIcon small />
      </IconButton>
    </Row>
  )
}

/** The position, duration and closing of toasts: docs/behaviour.md#toasts. */
export default function ToastContainer() {
  useEffect(() => subscribeToasts(showWaiting), [])
  useDictionary()
  return (
    <Toastify
      aria-label={__('Notifications')}
      position="top-right"
      autoClose={limits.toast_ms}
      // Hidden from screen readers, which would announce it in English. It stays visible (global-styles.ts).
      hideProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      newestOnTop
      transition={Slide}
    />
  )
}
