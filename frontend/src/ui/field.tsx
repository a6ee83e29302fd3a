import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Stack } from './layout'

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'ink' } })
const Asterisk = chakra('span', { base: { color: 'danger' } })
const Helper = chakra('p', { base: { fontSize: 'xs', color: 'muted' } })
const ErrorText = chakra('p', { base: { fontSize: 'sm', color: 'danger', fontWeight: 'medium' } })

/** A label, with a red asterisk when the field is required. */
export function FormLabel(props: { htmlFor?: string; id?: string; required?: boolean; children: ReactNode }) {
  const { required = false, children, ...rest } = props
  return (
    <Label {...rest}>
      <span>{children}</span>
      {required && <Asterisk aria-hidden="true">{'\u00a0*'}</Asterisk>}
    </Label>
  )
}

/** A field's error, announced when it appears. `id` links it to the field by aria-describedby. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" id={id}>
      {children && <ErrorText>{children}</ErrorText>}
    </div>
  )
}

/** The props of every field, besides its input's own. */
export type FieldProps = {
  label: ReactNode
  required?: boolean
  /** The error message. */
  error?: string
  /** A hint that stays below the field. */
  helper?: ReactNode
}

export type ControlProps = {
  id: string
  'aria-required': boolean | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string
}

/** Label, input, hint and error, linked for screen readers. `children` gets the props of the input. */
export function Field({
  label,
  required = false,
  error,
  helper,
  id,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const generated = useId()
  const controlId = id ?? generated
  const helperId = `${controlId}-helper`
  const errorId = `${controlId}-error`
  return (
    <Stack gap="1.5">
      <FormLabel htmlFor={controlId} required={required}>
        {label}
      </FormLabel>
      {children({
        id: controlId,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': helper ? `${helperId} ${errorId}` : errorId,
      })}
      {helper && <Helper id={helperId}>{helper}</Helper>}
      <FieldError id={errorId}>{error}</FieldError>
    </Stack>
  )
}
