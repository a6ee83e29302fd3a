frappe.listview_settings['JP SMS'] = {
  hide_name_column: true,
  get_indicator: ({ status }) =>
    status === 'Kept' ? [__('Kept'), 'orange', 'status,=,Kept'] : [__('Masked'), 'gray', 'status,=,Masked'],
}
