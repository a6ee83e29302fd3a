// A reviewer's decision. What the buttons do, and for whom, is decided in job_portal/privacy/lost_number.py.

frappe.ui.form.on('JP Number Change', {
  refresh(frm) {
    if (frm.doc.status !== 'Waiting') return
    addDecision(frm, __('Grant'), 'btn-success', () =>
      frappe.confirm(WORDS[frm.doc.kind](), () => decide(frm, 'grant')),
    )
    addDecision(frm, __('Refuse'), 'btn-danger', () =>
      frappe.prompt(
        {
          fieldname: 'reason',
          fieldtype: 'Small Text',
          label: __('Reason'),
          description: __('The person is shown this text.'),
          reqd: 1,
        },
        ({ reason }) => decide(frm, 'refuse', { reason }),
        __('Refuse'),
        __('Refuse'),
      ),
    )
  },
})

const WORDS = {
  'Lost Number': () =>
    __('Does the paper show that this account is theirs? Its number changes in seven days.'),
  'Lost Account': () =>
    __('Does the paper show that the lost account is theirs? It gets the number of who asks.'),
  'Number Given Out Again': () =>
    __('Does the number belong to somebody else now? The company is sealed, and erased after its days.'),
}

function addDecision(frm, label, style, act) {
  frm.add_custom_button(label, act).removeClass('btn-default').addClass(style)
}

async function decide(frm, decision, more = {}) {
  await frappe.call({
    method: `job_portal.api.${decision}_number_change`,
    args: { name: frm.doc.name, modified: frm.doc.modified, ...more },
    freeze: true,
  })
  await frm.reload_doc()
}
