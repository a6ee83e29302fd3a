import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BackHeader, type BackHeaderProps } from './back-header'
import { usePageTitle } from './page-title'

/** How far down the toasts reach (app/toast-container.tsx). On phones they take the whole width, below the header. */
const TOASTS = 'var(--toasts-bottom, 0px)'

const Content = chakra('main', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', gap: '4', padding: '4', minWidth: '0' },
  variants: {
    // The first screens of a sign-in stand in the middle of a tall page.
    centred: { true: { justifyContent: 'center' } },
    // On phones the content makes room for them.
    belowHeader: {
      true: { _phone: { paddingTop: `calc({spacing.4} + max(${TOASTS} - {sizes.headerText}, 0px))` } },
      false: { _phone: { paddingTop: `calc({spacing.4} + ${TOASTS})` } },
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
