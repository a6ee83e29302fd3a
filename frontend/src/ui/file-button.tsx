import { useRef } from 'react'
import { Button } from './button'
import { UploadIcon } from './screen-icons'

type FileButtonProps = {
  label: string
  /** The file extensions that the browser offers, as `.json,.pdf`. */
  accept: string
  busy: boolean
  onChoose: (file: File) => void
}

/** Opens the browser's file dialog and passes on the chosen file at once. `FilePicker` keeps a file for the form. */
export function FileButton({ label, accept, busy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => input.current?.click()}>
        <UploadIcon small />
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
    </>
  )
}
