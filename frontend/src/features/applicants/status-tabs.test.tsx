import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { StatusTabs } from './status-tabs'

const Address = () => <p role="note">{useLocation().search}</p>

test('unread applicants have their own tab, without a status', () => {
  renderPage(
    <>
      <StatusTabs>list</StatusTabs>
      <Address />
    </>,
    '/job-applicants?job=JPJ-00001&status=Interview',
  )
  const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
  const address = () => screen.getByRole('note').textContent
  choose('Unread')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Unread')
  expect(address()).toBe('?job=JPJ-00001&unseen=1')
  choose('Shortlisted')
  expect(address()).toBe('?job=JPJ-00001&status=Shortlisted')
  choose('Unread')
  choose('All')
  expect(address()).toBe('?job=JPJ-00001')
})
