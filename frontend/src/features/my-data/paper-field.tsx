import { __ } from '@/lib/i18n/translate'
import { limits, uploads } from '@/lib/rules'
import { FilePicker } from '@/ui/file-picker'
import { labels } from './use-number-codes'

type PaperFieldProps = { paper: File | null; isMissed: boolean; onPick: (paper: File | null) => void }

/** The paper that a reviewer compares with the account. */
export const PaperField = ({ paper, isMissed, onPick }: PaperFieldProps) => (
  <FilePicker
    label={labels.paper()}
    helper={__('A picture, or a PDF up to {0} MB', [Math.floor(limits.upload_bytes / 2 ** 20)])}
    required
    accept={uploads.document}
    maxBytes={limits.upload_bytes}
    file={paper}
    error={isMissed && !paper ? __('Please add a paper that shows who you are.') : undefined}
    onPick={onPick}
  />
)
