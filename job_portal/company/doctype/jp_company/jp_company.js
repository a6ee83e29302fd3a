// The review in Desk. job_portal/company/reviews.py checks the permission and decides.

frappe.ui.form.on('JP Company', {
  refresh(frm) {
    showPapers(frm)
    showChanges(frm)
    if (frm.is_new() || !frm.perm[0].write) return
    const { status, waiting_since: waits, waiting_changes: changes } = frm.doc
    if (status !== 'Approved' || waits) addDecision(frm, __('Approve'), approve, 'btn-success')
    // Of a company that was approved, waiting edits can be rejected alone.
    if (waits && changes && (status === 'Approved' || frm.doc.reviewed_on))
      addDecision(frm, __('Reject the Change'), rejectChange, 'btn-danger')
    if (status !== 'Rejected') addDecision(frm, __('Reject'), reject, 'btn-danger')
  },
})

function addDecision(frm, label, decide, style) {
  const button = frm.add_custom_button(label, () => {
    // Deciding reloads the form, which would lose unsaved input.
    if (frm.is_dirty()) frappe.throw(__('Please save or discard your changes first.'))
    decide(frm)
  })
  button.removeClass('btn-default').addClass(style)
}

// As `company_checks` in job_portal/rules/market.json.
const CHECKS = { GSTIN: 'gst_msme_no', PAN: 'pan', documents: null, address: null, 'phone number': null }

function approve(frm) {
  const given = Object.keys(CHECKS).filter((name) => !CHECKS[name] || frm.doc[CHECKS[name]])
  frappe.prompt(
    {
      fieldname: 'checked',
      fieldtype: 'MultiCheck',
      label: __('What did you compare with the papers?'),
      description: __('Everybody reads it on the pages of the company and its jobs.'),
      options: given.map((value) => ({ label: __(value), value })),
    },
    ({ checked }) => call(frm, 'approve', { checked: checked ?? [] }),
    __('Approve {0}', [frappe.utils.escape_html(frm.doc.company_name)]),
    __('Approve'),
  )
}

function reject(frm) {
  job_portal.askWhy(
    __('Reject {0}', [frappe.utils.escape_html(frm.doc.company_name)]),
    __('The company is shown this text.'),
    (reason) => call(frm, 'reject', { reason, whole: 1 }),
  )
}

function rejectChange(frm) {
  job_portal.askWhy(
    __('Reject what {0} has changed', [frappe.utils.escape_html(frm.doc.company_name)]),
    __('The company is shown this text. It stays approved as it was.'),
    (reason) => call(frm, 'reject', { reason }),
  )
}

async function call(frm, decision, more = {}) {
  await frappe.call({
    method: `job_portal.api.${decision}_company`,
    args: { name: frm.doc.name, modified: frm.doc.modified, ...more },
    freeze: true,
  })
  await frm.reload_doc()
}

const safe = (text) => frappe.utils.escape_html(String(text ?? ''))
const label = (frm, field) => safe(__(frm.fields_dict[field].df.label))

// Shows the approved values beside the waiting edits.
function showChanges(frm) {
  const shown = (field, value) =>
    field === 'company_logo' && value?.startsWith('/files/')
      ? `<img src="${safe(encodeURI(value))}" alt="" style="max-width:100%;max-height:120px">`
      : safe(value)
  const rows = Object.entries(JSON.parse(frm.doc.waiting_changes || '{}')).map(
    ([field, value]) =>
      `<tr><th>${label(frm, field)}</th><td>${shown(field, frm.doc[field])}</td><td>${shown(field, value)}</td></tr>`,
  )
  const head = `<tr><th></th><th>${__('Others Read')}</th><th>${__('Waits for a Reviewer')}</th></tr>`
  frm.fields_dict.changes_shown.$wrapper.html(
    `<table class="table table-bordered" style="overflow-wrap:anywhere">${head}${rows.join('')}</table>`,
  )
}

// The names of the company's own fields of these types: all others are marked No Copy or Read Only.
const ownFields = (frm, ...types) =>
  frm.meta.fields
    .filter((field) => types.includes(field.fieldtype) && !field.no_copy && !field.read_only)
    .map((field) => field.fieldname)

// Shows the typed values beside the papers, so that a reviewer sees both at once.
function showPapers(frm) {
  // The papers belong to the company's waiting edits, not to the approved values.
  const own = { ...frm.doc, ...JSON.parse(frm.doc.waiting_changes || '{}') }
  const typed = ownFields(frm, 'Data', 'Link', 'Select')
    .filter((field) => own[field])
    .map((field) => `<tr><th>${label(frm, field)}</th><td>${safe(own[field])}</td></tr>`)
  const papers = ownFields(frm, 'Attach')
    .filter((field) => frm.doc[field]?.startsWith('/'))
    .map((field) => {
      const address = safe(encodeURI(frm.doc[field]))
      const paper = /\.pdf$/i.test(frm.doc[field])
        ? `<iframe src="${address}#navpanes=0&view=FitH" title="${label(frm, field)}" style="width:100%;height:70vh;border:0"></iframe>`
        : `<img src="${address}" alt="${label(frm, field)}" style="max-width:100%">`
      return `<p><a href="${address}" target="_blank" rel="noopener">${label(frm, field)}</a></p>${paper}`
    })
  const table = `<table class="table table-bordered" style="position:sticky;top:120px">${typed.join('')}</table>`
  frm.fields_dict.compare.$wrapper.html(
    `<div class="row"><div class="col-md-5">${table}</div><div class="col-md-7">${papers.join('')}</div></div>`,
  )
}
