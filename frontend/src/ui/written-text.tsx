import type { ComponentProps } from 'react'
import { pageLanguage, writtenLanguage } from '@/lib/i18n/written-language'
import { Text } from './text'

type Props = Omit<ComponentProps<typeof Text>, 'children' | 'lang'> & { children: string }

/** A text that a person wrote, with its line breaks and language. The browser may translate it. */
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
