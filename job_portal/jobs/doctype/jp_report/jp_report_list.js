// Indicators and their colours come from the DocType's states.

frappe.listview_settings['JP Report'] = {
  hide_name_column: true,
}
