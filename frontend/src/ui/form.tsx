import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FormEvent } from 'react'

const StyledForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

type FormProps = Omit<ComponentProps<typeof StyledForm>, 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/** A column of fields. The browser's own checks are off (the rules are ours), and it never sends the form itself. */
export function Form({ onSubmit, ...rest }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }
  return <StyledForm noValidate onSubmit={submit} {...rest} />
}
