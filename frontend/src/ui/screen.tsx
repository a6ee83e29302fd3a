import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BackHeader, type BackHeaderProps } from './back-header'
import { usePageTitle } from './page-title'

/** Where toasts take the whole width, below the header. The content makes room for them meanwhile. */
const PHONES = '@media (max-width: 480px)'
const TOASTS = 'var(--jp-toasts-bottom, 0px)'
/** Grows with the text, as a header does. */
const HEADER = '3.5rem'

const Content = chakra('main', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', gap: '4', padding: '4', minWidth: '0' },
  variants: {
    // The first screens of a sign-in stand in the middle of a tall page.
    centred: { true: { justifyContent: 'center' } },
    belowHeader: {
      true: { [PHONES]: { paddingTop: `calc({spacing.4} + max(${TOASTS} - ${HEADER}, 0px))` } },
      false: { [PHONES]: { paddingTop: `calc({spacing.4} + ${TOASTS})` } },
    },
  },
})

export type ScreenProps = {
  /** The page's title in the browser. */
  title: string
  /** The header with Back; its title is the screen's heading and defaults to `title`. */
  header?: Partial<BackHeaderProps>
  centred?: boolean
  /** What stands above the content without its padding, e.g. a top bar. */
  top?: ReactNode
  children: ReactNode
}

/** A screen of the app: page title, optional header with Back, and the main landmark. */
export function Screen({ title, header, centred = false, top, children }: ScreenProps) {
  usePageTitle(title)
  return (
    <>
      {header && <BackHeader title={title} {...header} />}
      {top}
      <Content centred={centred} belowHeader={Boolean(header || top)}>
        {children}
      </Content>
    </>
  )
}
