import { useState } from 'react'
import { threadOf } from '@/entities/conversation/outbox-sending'
import type { Address } from '@/entities/conversation/types'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'

const draftOf = (address: Address) => `message:${threadOf(address)}`

const keep = (address: Address, text: string) =>
  text ? writeDraft(draftOf(address), { text }) : clearDraft(draftOf(address))

export type Writing = {
  /** The typed text. It is stored as the conversation's draft. */
  text: string
  write: (text: string) => void
  /** Moves the draft to the conversation's own address. */
  moveTo: (address: Address) => void
}

export function useWriting(address: Address): Writing {
  const [text, setText] = useState(() => {
    const kept = readDraft(draftOf(address))?.text
    return typeof kept === 'string' ? kept : ''
  })

  function write(typed: string) {
    setText(typed)
    keep(address, typed)
  }

  function moveTo(named: Address) {
    clearDraft(draftOf(address))
    if (text) keep(named, text)
  }

  return { text, write, moveTo }
}
