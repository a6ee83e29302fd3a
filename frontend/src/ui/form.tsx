import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FormEvent } from 'react'

const StyledForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

type FormProps = Omit<ComponentProps<typeof StyledForm>, 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/**
 * A column of fields. The browser's own checks are off (the rules are ours), and it never sends the form itself: before
 * the app is there, a form for a dialog has nowhere to go to.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }
  return <StyledForm noValidate method="dialog" onSubmit={submit} {...rest} />
}
