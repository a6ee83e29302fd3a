import { limits as marketLimits } from '@rules/market.json'
import { useState } from 'react'
import type { FreelancerPicture } from '@/entities/freelancer/types'
import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { Row, Stack } from '@/ui/layout'
import { Picture } from '@/ui/picture'
import { Next } from '@/ui/question-card'
import { TextField } from '@/ui/text-field'
import type { AnswerProps } from './freelancer-questions'

/** Pictures of the work. Each is stored when it is chosen. Lists show the first one on the card. */
export function Pictures({ freelancer, label, isRunning, onAnswer, onSave }: AnswerProps) {
  const { pictures } = freelancer
  const [captions, setCaptions] = useState<Record<string, string>>({})
  const captioned = pictures.map((picture) => ({
    ...picture,
    caption: captions[picture.file] ?? picture.caption,
  }))
  const remove = (removed: FreelancerPicture) =>
    onSave({ pictures: captioned.filter(({ file }) => file !== removed.file) })
  return (
    <Stack>
      {captioned.map((picture) => (
        <Row key={picture.file} alignItems="flex-end" flexWrap="wrap">
          <Picture src={picture.file} alt="" side="badge" borderRadius="control" />
          <Stack flex="1 1 9em" gap="1">
            <TextField
              label={__('Description')}
              value={picture.caption}
              maxLength={140}
              onChange={({ target }) => setCaptions({ ...captions, [picture.file]: target.value })}
            />
            <Button
              size="sm"
              variant="quiet"
              alignSelf="flex-start"
              disabled={isRunning}
              onClick={() => remove(picture)}
            >
              {__('Remove')}
            </Button>
          </Stack>
        </Row>
      ))}
      {pictures.length < marketLimits.freelancer_pictures && (
        <FilePicker
          label={label}
          helper={__('A picture')}
          accept={uploads.logo}
          maxBytes={limits.upload_bytes}
          file={null}
          isSending={isRunning}
          onPick={(file) => file && onSave({ pictures: captioned }, file)}
        />
      )}
      <Next isRunning={isRunning} onClick={() => onAnswer({ pictures: captioned })} />
    </Stack>
  )
}
