// Indicators and their colours come from the DocType's states.

frappe.listview_settings['JP Company'] = {
  hide_name_column: true,
}
