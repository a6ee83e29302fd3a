import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { controlStyles } from './control-styles'
import { Field, type FieldProps } from './field'
import { Row } from './layout'

const Input = chakra('input', {
  base: {
    ...controlStyles,
    flex: '1',
    minWidth: '0',
    // In large text a date and its time take two lines.
    '&::-webkit-datetime-edit-fields-wrapper': { display: 'flex', flexWrap: 'wrap' },
    '&::-webkit-date-and-time-value': { whiteSpace: 'normal' },
  },
})

const Affix = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'control',
    bg: 'brandSoft',
    color: 'brandDark',
    fontWeight: 'semibold',
  },
})

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'color' | 'width' | 'height' | 'children'> & {
    /** Shown before the input, e.g. '+91'. */
    prefix?: ReactNode
  }

/** A one-line input with label, hint and error. Takes `{...form.register('name')}`. */
export function TextField({ label, required, error, helper, id, prefix, ...input }: TextFieldProps) {
  return (
    <Field label={label} required={required} error={error} helper={helper} id={id}>
      {(control) =>
        prefix ? (
          <Row gap="2" flexWrap="wrap">
            <Affix>{prefix}</Affix>
            {/* With very large text, the ten digits wrap below the prefix. */}
            <Input flexBasis="calc(10.5ch + 2 * {spacing.4})" {...input} {...control} />
          </Row>
        ) : (
          <Input {...input} {...control} />
        )
      }
    </Field>
  )
}

const TextArea = chakra('textarea', {
  base: {
    ...controlStyles,
    resize: 'vertical',
    // A placeholder does not scroll, so an empty area grows with it in large text. `rows` is the minimum height.
    '&:placeholder-shown': { fieldSizing: 'content' },
  },
})

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'color' | 'children'>

/** A text area with label, hint and error. */
export function TextAreaField({
  label,
  required,
  error,
  helper,
  id,
  rows = 4,
  ...input
}: TextAreaFieldProps) {
  const minHeight = `calc(${rows}lh + 2 * {spacing.3} + 2 * {borderWidths.thin})`
  return (
    <Field label={label} required={required} error={error} helper={helper} id={id}>
      {(control) => <TextArea rows={rows} minHeight={minHeight} {...input} {...control} />}
    </Field>
  )
}
