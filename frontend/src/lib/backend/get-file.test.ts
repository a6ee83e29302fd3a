// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '@/tests/sign-in-as'
import { getFile, saveFile } from './get-file'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  signInAs('asha')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An answer that sends a byte every 20 s, this many times. */
function slowAnswer(bytes: string): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const byte of bytes) {
        await new Promise((resolve) => setTimeout(resolve, 20_000))
        controller.enqueue(new TextEncoder().encode(byte))
      }
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/pdf' } })
}

test('a slow file is not abandoned, and arrives whole', async () => {
  fetched.mockResolvedValue(slowAnswer('resume'))
  const got = getFile('/private/files/resume.pdf')
  await vi.advanceTimersByTimeAsync(120_000)
  const file = await got
  expect(file.type).toBe('application/pdf')
  expect(await file.text()).toBe('resume')
})

test('a stalled file is abandoned, and no longer fetched', async () => {
  fetched.mockReturnValue(new Promise(() => {}))
  const refused = expect(getFile('/private/files/resume.pdf')).rejects.toMatchObject({ httpStatus: 0 })
  const signal = fetched.mock.lastCall?.[1]?.signal
  await vi.advanceTimersByTimeAsync(29_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(signal?.aborted).toBe(true)
})

test("a refusal has the server's message", async () => {
  fetched.mockResolvedValue(Response.json({ exc_type: 'PermissionError', message: 'No.' }, { status: 403 }))
  await expect(getFile('/private/files/resume.pdf')).rejects.toMatchObject({
    httpStatus: 403,
    message: 'No.',
  })
})

test('a file can be read for a minute after the tap, because some browsers read it late', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveFile(new Blob(['resume']), 'resume.pdf')
  vi.advanceTimersByTime(59_999)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoked).toHaveBeenCalledOnce()
})
