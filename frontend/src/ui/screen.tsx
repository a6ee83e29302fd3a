import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { BackHeader, type BackHeaderProps } from './back-header'
import { useKeptFocus } from './kept-focus'
import { usePageTitle } from './page-title'

const Content = chakra('main', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', gap: '4', padding: '4', minWidth: '0' },
  variants: {
    // The first sign-in screens are centred in a tall page.
    centred: { true: { justifyContent: 'center' } },
  },
})

/**
 * Whether a screen is shown beside another one, which has the page's title, main landmark and first heading. Undefined
 * for screens that are never side by side.
 */
export const Beside = createContext<boolean | undefined>(undefined)

export type ScreenProps = {
  /** The document's title. */
  title: string
  /** The header with Back. Its title, `title` by default, is the screen's heading. */
  header?: Partial<BackHeaderProps>
  centred?: boolean
  /** Content above the padding, such as a top bar. */
  top?: ReactNode
  /** Content that stays at the foot of the window: a FootBar. */
  foot?: ReactNode
  children: ReactNode
}

/** A screen of the app: title, optional header with Back, and the main landmark. */
export function Screen({ title, header, centred = false, top, foot, children }: ScreenProps) {
  const content = useRef<HTMLElement>(null)
  const isBeside = useContext(Beside)
  usePageTitle(isBeside ? undefined : title)
  useKeptFocus(content)
  return (
    <>
      {header && <BackHeader title={title} heading={isBeside ? 'h2' : 'h1'} {...header} />}
      {top}
      {/* The same element in both cases: another one would lose typed text when the window is resized. */}
      <Content
        as={isBeside === undefined ? 'main' : 'div'}
        role={isBeside === false ? 'main' : undefined}
        ref={content}
        centred={centred}
      >
        {children}
      </Content>
      {foot}
    </>
  )
}
