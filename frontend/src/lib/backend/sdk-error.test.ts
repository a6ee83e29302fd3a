// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest'
import { BackendError, sentenceOf } from './errors'
import { serverSentence, toBackendError } from './sdk-error'

/** As Frappe sends it: JSON within JSON. */
const serverMessages = (...messages: string[]) =>
  JSON.stringify(messages.map((message) => JSON.stringify({ message, indicator: 'red' })))

describe("the server's message", () => {
  test('is read from JSON within JSON, without markup', () => {
    expect(serverSentence(serverMessages('Invalid <b>GST</b> number', 'Area is required'))).toBe(
      'Invalid GST number Area is required',
    )
  })

  test.each([undefined, '', 'no json', '["{"]', '[1]', '{}'])('%s gives none', (broken) => {
    expect(serverSentence(broken)).toBe('')
  })
})

describe('a failure of the SDK', () => {
  test("shows the server's message and keeps everything else", () => {
    const body = {
      httpStatus: 417,
      httpStatusText: 'EXPECTATION FAILED',
      message: 'There was an error.',
      exc_type: 'ValidationError',
      exception: 'frappe.exceptions.ValidationError: Area is required',
      _server_messages: serverMessages('Area is required'),
    }
    const error = toBackendError(body)
    expect(error).toBeInstanceOf(BackendError)
    expect(error).toMatchObject({
      message: 'Area is required',
      httpStatus: 417,
      httpStatusText: 'EXPECTATION FAILED',
      exception: 'ValidationError',
      body,
    })
  })

  test('with an HTML body, as from a proxy, names its status', () => {
    const html = {
      httpStatus: 502,
      httpStatusText: 'Bad Gateway',
      message: 'There was an error.',
      exception: '',
    }
    expect(toBackendError(html).message).toBe('There was an error. Please try again. (502 Bad Gateway)')
    expect(toBackendError(html, true).message).toBe('API call failed: 502 Bad Gateway')
  })

  test('without any answer names the connection', () => {
    const error = toBackendError({
      httpStatus: 0,
      httpStatusText: '',
      message: 'Network Error',
      exception: '',
    })
    expect(error.message).toMatch(/check your connection/)
    expect(error.httpStatus).toBe(0)
  })

  test('for a wrong type, which has no sentence in Frappe, gets one of ours', () => {
    const error = toBackendError({ httpStatus: 417, httpStatusText: '', exc_type: 'FrappeTypeError' }, true)
    expect(error.message).toMatch(/wrong kind of value/)
  })

  test('takes the message of a body with nothing else', () => {
    const login = { httpStatus: 401, httpStatusText: 'UNAUTHORIZED', message: 'Invalid login credentials' }
    expect(toBackendError(login).message).toBe('Invalid login credentials')
  })

  test.each([null, undefined, 'text', new Error('bug')])(
    'that is %s is still an error with words',
    (thrown) => {
      expect(toBackendError(thrown).message).not.toBe('')
    },
  )
})

test('a screen shows its own message if an error has none', () => {
  expect(sentenceOf(new Error('TypeError: x is undefined'), 'Failed to load HR details')).toBe(
    'Failed to load HR details',
  )
  const refused = toBackendError({ httpStatus: 403, _server_messages: serverMessages('Not yours') })
  expect(sentenceOf(refused, 'Failed')).toBe('Not yours')
})
