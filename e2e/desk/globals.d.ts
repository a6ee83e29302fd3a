// Globals that Desk puts on the window.

interface Window {
  // biome-ignore lint/suspicious/noExplicitAny: Desk has no types
  frappe: any
  // biome-ignore lint/suspicious/noExplicitAny: Desk has no types
  cur_frm: any
  // biome-ignore lint/suspicious/noExplicitAny: Desk has no types
  cur_list: any
}
