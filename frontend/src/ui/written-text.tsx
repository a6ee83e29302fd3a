import type { ComponentProps } from 'react'
import { pageLanguage, writtenLanguage } from '@/lib/i18n/written-language'
import { Text } from './text'

type Props = Omit<ComponentProps<typeof Text>, 'children' | 'lang'> & { children: string }

/** What a person wrote: in its own lines, for translators too, and marked with its language where that is not the page's. */
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
