frappe.ui.form.on('Job Portal Settings', {
  refresh(frm) {
    frm.add_custom_button(__('Send Test SMS'), () => {
      if (frm.is_dirty()) frappe.throw(__('Please save first: the test uses the saved settings.'))
      askForNumber()
    })
  },
})

function askForNumber() {
  frappe.prompt(
    {
      fieldname: 'mobile_no',
      fieldtype: 'Data',
      label: __('Mobile Number'),
      description: __(
        'Ten digits. The test text is no registered DLT template: operators may drop it although the gateway took it.',
      ),
      reqd: 1,
    },
    ({ mobile_no }) => send(mobile_no),
    __('Send Test SMS'),
    __('Send'),
  )
}

async function send(mobile_no) {
  const { message } = await frappe.call({
    method: 'job_portal.sign_in.trial.send_test_sms',
    args: { mobile_no },
    freeze: true,
  })
  frappe.msgprint({
    title: message.sent ? __('Test SMS') : __('The test SMS was not sent'),
    indicator: message.sent ? 'green' : 'red',
    message: frappe.utils.escape_html(message.outcome),
  })
}
