import { Client } from '../../scripts/lib/client.mjs'
import { addCompany, signUp } from '../../scripts/lib/sample-company.mjs'
import { expect, test } from '../support/test'

const OTHERS_SECRETS = /Rao Textiles|meera@|9812345678/

/** Every call that could reach another company. None may show what that company holds. */
const doors = (company: string, row: string, document: string): [string, string, object?][] => [
  ['POST', '/api/method/job_portal.api.get_company_details', { company_name: company }],
  ['POST', '/api/v2/method/job_portal.api.get_company_details', { company_name: company }],
  ['POST', '/', { cmd: 'job_portal.api.get_company_details', company_name: company }],
  ['POST', '/api/method/job_portal.api.get_hr_details', { company_name: company }],
  ['POST', '/api/method/job_portal.api.update_company_details', { name: company, company_name: 'Mine' }],
  [
    'POST',
    '/api/method/job_portal.api.update_company_details',
    { docname: company, email: 'mine@example.in' },
  ],
  [
    'POST',
    '/api/method/job_portal.api.add_hr_details',
    { company_name: company, hr_name: 'Me', hr_mobile: '9999999999', hr_email: 'me@example.in' },
  ],
  [
    'POST',
    '/api/method/job_portal.api.edit_hr_details',
    { company_name: company, hr_row_id: row, hr_name: 'Me' },
  ],
  ['GET', '/api/resource/JP Company'],
  ['GET', `/api/resource/JP Company/${company}`],
  ['PUT', `/api/resource/JP Company/${company}`, { company_name: 'Mine' }],
  ['DELETE', `/api/resource/JP Company/${company}`],
  ['GET', '/api/resource/JP Company HR?parent=JP Company'],
  ['GET', `/api/resource/JP Company HR/${row}`],
  ['GET', '/api/resource/JP OTP Request'],
  ['GET', '/api/resource/JP SMS'],
  ['POST', '/api/method/frappe.client.get_list', { doctype: 'JP Company', fields: ['*'] }],
  ['POST', '/api/method/frappe.client.get_count', { doctype: 'JP Company' }],
  [
    'POST',
    '/api/method/frappe.client.get_value',
    { doctype: 'JP Company', fieldname: 'email', filters: { name: company } },
  ],
  [
    'POST',
    '/api/method/frappe.client.set_value',
    { doctype: 'JP Company', name: company, fieldname: 'email', value: 'mine@example.in' },
  ],
  ['GET', document],
]

test('neither of two companies reaches the other by any call', async ({ administrator, baseURL }) => {
  const site = String(baseURL)
  const owner = await signUp(site, administrator)
  const company = await addCompany(owner)
  const contact = {
    company_name: company,
    hr_name: 'Meera',
    hr_mobile: '9812345678',
    hr_email: 'meera@example.in',
  }
  const { hr_row_id: row } = await owner.call('job_portal.api.add_hr_details', contact)
  const before = await owner.call('job_portal.api.get_company_details', { company_name: company })

  const rival = await signUp(site, administrator)
  await addCompany(rival)
  for (const caller of [rival, new Client(site)]) {
    for (const [method, path, json] of doors(company, row, before.company_pan_card)) {
      const response = await caller.request(path, json ? { method, json } : { method })
      const body = await response.text()
      expect.soft(response.status, `${method} ${path}: ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
      expect.soft(response.status, `${method} ${path}`).toBeLessThan(500)
      expect.soft(body, `${method} ${path}`).not.toMatch(OTHERS_SECRETS)
      expect.soft(body, `${method} ${path}`).not.toContain('Traceback')
    }
  }
  const after = await owner.call('job_portal.api.get_company_details', { company_name: company })
  expect(after).toEqual(before)
  expect((await owner.request(before.company_pan_card)).status).toBe(200)
})
