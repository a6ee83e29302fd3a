// Adds a searched text to the names of a trade. Saving the trade checks the name, and the index follows.

frappe.query_reports['Job Portal Unfound Searches'] = {
  get_datatable_options: (options) => ({ ...options, checkboxColumn: true }),
  onload(report) {
    report.page.add_inner_button(__('Add to a Trade'), () => addChosen(report))
  },
}

function addChosen(report) {
  const chosen = report.datatable.rowmanager.getCheckedRows().map((row) => report.data[row].text)
  if (!chosen.length) frappe.throw(__('Please choose the texts first.'))
  const names = frappe.meta.get_docfields('JP Trade').filter((field) => field.fieldname.startsWith('names_'))
  const dialog = new frappe.ui.Dialog({
    title: __('Add to a Trade'),
    fields: [
      {
        fieldname: 'texts',
        fieldtype: 'Small Text',
        label: __('Names'),
        default: chosen.join('\n'),
        reqd: 1,
      },
      { fieldname: 'trade', fieldtype: 'Link', options: 'JP Trade', label: __('Trade'), reqd: 1 },
      {
        fieldname: 'names',
        fieldtype: 'Select',
        label: __('Language'),
        options: names.map((field) => ({ value: field.fieldname, label: __(field.label) })),
        default: names[0].fieldname,
        reqd: 1,
      },
    ],
    primary_action_label: __('Add'),
    async primary_action(values) {
      const trade = await frappe.db.get_doc('JP Trade', values.trade)
      trade[values.names] = [trade[values.names], values.texts].filter(Boolean).join('\n')
      await frappe.call('frappe.client.save', { doc: trade })
      dialog.hide()
      report.refresh()
    },
  })
  dialog.show()
}
