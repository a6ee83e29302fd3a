import type { ComponentProps } from 'react'
import { pageLanguage, writtenLanguage } from '@/lib/i18n/written-language'
import { Text } from './text'

type Props = Omit<ComponentProps<typeof Text>, 'children' | 'lang'> & { children: string }

/**
 * A text that a person wrote. It keeps its line breaks, may be translated by the browser, and names its language if
 * that differs from the page's.
 */
export function WrittenText({ children, ...props }: Props) {
  const lang = writtenLanguage(children)
  return (
    <Text
      htmlTranslate="yes"
      {...props}
      lang={lang === pageLanguage() ? undefined : lang}
      lineHeight="normal"
      whiteSpace="pre-line"
    >
      {children}
    </Text>
  )
}
