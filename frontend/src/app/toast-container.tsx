import { chakra } from '@chakra-ui/react/styled-system'
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

/** Gives the library's toasts the shape and colours of the app's cards. */
const Shape = chakra('div', {
  base: {
    '& .Toastify__toast-container': {
      '--toastify-font-family': '{fonts.body}',
      '--toastify-color-light': '{colors.surface}',
      '--toastify-text-color-light': '{colors.ink}',
      '--toastify-color-success': '{colors.success}',
      '--toastify-color-error': '{colors.danger}',
      '--toastify-color-info': '{colors.brand}',
      '--toastify-toast-shadow': '{shadows.raised}',
      '--toastify-toast-bd-radius': '{radii.card}',
      // On a phone the library's toasts reach from edge to edge, without corners.
      '@media (max-width: 480px)': { paddingInline: '2', gap: '2' },
    },
    '& .Toastify__toast': { borderRadius: 'card', animationDuration: '{durations.normal}' },
  },
})

function showWaiting() {
  for (const { kind, message, long } of takeToasts()) {
    // The message is the id: several requests that fail for one reason show one toast.
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
    <Row gap="0" marginInlineStart="auto">
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
    <Shape>
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
    </Shape>
  )
}
