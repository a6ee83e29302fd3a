import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FormEvent } from 'react'

const StyledForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

type FormProps = Omit<ComponentProps<typeof StyledForm>, 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/**
 * A column of fields. The app validates and submits it: before the app has loaded, the form must do nothing.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }
  return <StyledForm noValidate method="dialog" onSubmit={submit} {...rest} />
}
