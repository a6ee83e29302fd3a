import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FormEvent } from 'react'

const StyledForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

type FormProps = Omit<ComponentProps<typeof StyledForm>, 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/**
 * A column of fields. Validation and submit are ours: before the app has loaded, a form for a dialog has no target.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }
  return <StyledForm noValidate method="dialog" onSubmit={submit} {...rest} />
}
