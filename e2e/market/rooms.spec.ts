import {
  agree,
  newMark,
  signUpAgreed,
  signUpOwner,
  uploadDocument,
} from '../../scripts/lib/sample-company.mjs'
import { approve } from '../../scripts/lib/sample-job.mjs'
import { applyAs, postJob } from '../support/market'
import { Socket } from '../support/socket'
import { expect, test } from '../support/test'

const SEARCHER = { full_name: 'Asha Rao', pincode: '560001' }

test("a socket hears only its own account's events, whatever it asks for", async ({
  administrator,
  otherEmployer,
  baseURL,
}) => {
  const url = String(baseURL)
  const owner = await signUpOwner(url, administrator)
  const mine = await Socket.connect(owner)
  await expect(Socket.connect(owner, 'sid=Guest')).rejects.toThrow('The socket was refused')
  const doctypes = (await administrator.list('DocType', {}, ['name'])).map(({ name }) => String(name))
  const job = await postJob(otherEmployer)
  const applicant = await applyAs(await signUpAgreed(url, administrator), job, SEARCHER)
  const said = { application: applicant.application, body: 'Hello' }
  const { conversation } = await applicant.call('job_portal.api.send_message', {
    ...said,
    client_id: 'first-1',
  })
  // Until the company answers, the applicant may write no second message.
  await agree(otherEmployer)
  await otherEmployer.call('job_portal.api.send_message', {
    conversation,
    body: 'Hello',
    client_id: 'answer-1',
  })
  const names = [owner.session.user.email, otherEmployer.session.user.email, otherEmployer.company, job]
  await mine.emit(...doctypes.map((doctype) => ['doctype_subscribe', doctype]))
  for (const event of ['doc_subscribe', 'doc_open', 'doc_close']) {
    for (const doctype of ['User', 'File', 'Contact', 'JP Company', 'JP Job'])
      await mine.emit(...names.map((name) => [event, doctype, name]))
    await mine.emit(
      [event, 'JP Application', applicant.application],
      [event, 'JP Conversation', conversation],
    )
  }
  const rooms = ['all', 'website', 'doctype:User', ...names.map((name) => `user:${name}`)]
  for (const event of ['task_subscribe', 'progress_subscribe', 'doctype_subscribe'])
    await mine.emit(
      ...rooms.flatMap((room) => [
        [event, room],
        [event, [room]],
        [event, { room }],
      ]),
    )
  // The embedded host has no Contact and no rooms of records. On a bench the administrator hears the events.
  const hasRooms = doctypes.includes('Contact')
  const control = await Socket.connect(administrator.client)
  await control.emit(['doctype_subscribe', 'User'], ['doctype_subscribe', 'JP Company'])
  await expect
    .poll(async () => {
      const newcomer = await signUpAgreed(url, administrator)
      await uploadDocument(newcomer, 'resume.pdf')
      await applyAs(newcomer, job, SEARCHER)
      await applicant.call('job_portal.api.send_message', { ...said, client_id: newMark() })
      return control.heard.some(({ event }) => event === 'list_update')
    })
    .toBe(hasRooms)
  await administrator.update('JP Company', otherEmployer.company, { review_reason: 'Seen.' })

  await approve(administrator, owner.company)
  await expect.poll(() => mine.heard.map(({ event }) => event)).toContain('company_reviewed')
  const own = ['company_reviewed', 'notification']
  expect(mine.heard.filter(({ event }) => !own.includes(event))).toEqual([])
  for (const socket of [mine, control]) await socket.close()
})
