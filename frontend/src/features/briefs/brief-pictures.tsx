import { limits as marketLimits } from '@rules/market.json'
import { setBriefPictures } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import type { Brief } from '@/entities/brief/types'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { PictureGrid } from '@/ui/picture-grid'
import { Section } from '@/ui/section'
import { UploadStatus } from '@/ui/upload-status'

const labels = { file: () => __('Add a picture') }

/** Pictures of the work, for freelancers before they send a quote. Choosing a picture stores it. */
export function BriefPictures({ brief: { name, pictures, may = [] } }: { brief: Brief }) {
  const { isRunning, run, progress } = useSend({
    call: async (change: File | { removed: string }, sending) => {
      if (!(change instanceof File))
        return setBriefPictures(
          name,
          pictures.filter((file) => file !== change.removed),
        )
      const { file } = await sendFiles({ file: change }, ['file'], { labels, isPublic: 'file' }, sending)
      return setBriefPictures(name, [...pictures, file])
    },
    done: reloadBriefs,
  })
  const mayChange = may.includes('update')
  if (!mayChange && pictures.length === 0) return null
  return (
    <Section heading={__('Pictures')}>
      {pictures.length > 0 && (
        <PictureGrid
          pictures={pictures.map((file) => ({ file }))}
          below={(removed) =>
            mayChange && (
              <Button
                size="sm"
                variant="quiet"
                alignSelf="flex-start"
                disabled={isRunning}
                onClick={() => run({ removed })}
              >
                {__('Remove')}
              </Button>
            )
          }
        />
      )}
      {mayChange && pictures.length < marketLimits.brief_pictures && (
        <FilePicker
          label={labels.file()}
          helper={__('Freelancers see it before they send a quote.')}
          accept={uploads.logo}
          maxBytes={limits.upload_bytes}
          file={null}
          isSending={isRunning}
          onPick={(file) => file && run(file)}
        />
      )}
      {progress && <UploadStatus progress={progress} />}
    </Section>
  )
}
