export type HrContact = { id: string; name: string }

const contacts: HrContact[] = [
  { id: '1', name: 'Sunita Joshi' },
  { id: '2', name: 'Imran Khan' },
  { id: '3', name: 'Deepa Menon' },
]

/** Whom candidates may be led to; a sample, which a live source will replace here. */
export async function listHrContacts(): Promise<HrContact[]> {
  return contacts
}
