import { expect } from '@playwright/test'
import { HrDetails } from '../pages/hr-details'
import { addContact } from '../support/accounts'
import { methodUrl } from '../support/network'
import { owner, reached, type Step, tap } from './step'

const contact = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }
const fields = { Name: contact.name, 'Phone Number': contact.mobile, Email: contact.email }

export const contactSteps: Step[] = [
  {
    name: 'a new contact',
    request: methodUrl('job_portal.api.add_hr_details'),
    type: async (visit) => {
      const account = await owner(visit)
      const hr = new HrDetails(visit.page)
      await hr.openForm()
      await hr.fill(contact)
      return { account, fields }
    },
    send: tap('Add HR Details'),
    passed: async (page) => {
      await reached('hr-owner-display')(page)
      // One contact, even if the server stored the first attempt.
      await expect(new HrDetails(page).entry(contact.name)).toHaveCount(1)
    },
  },
  {
    name: 'a changed contact',
    request: methodUrl('job_portal.api.edit_hr_details'),
    type: async (visit) => {
      const account = await owner(visit)
      await addContact(account, 'Meera')
      const hr = new HrDetails(visit.page)
      await hr.openList()
      await hr.startEdit('Meera')
      await hr.fill(contact)
      return { account, fields }
    },
    send: tap('Update HR Details'),
    passed: reached('hr-owner-display'),
  },
]
