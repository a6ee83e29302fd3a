import { useSearchParams } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import { SelectField } from './select-field'

const STATUS = 'status'

/** The status in the address, so that Back and a reload keep it, and the field that chooses it. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[]) {
  const [params, setParams] = useSearchParams()
  const status = statuses.find((each) => each === params.get(STATUS))
  const field = (
    <SelectField
      label={__('Status')}
      placeholder={__('All')}
      options={statuses}
      value={status ?? ''}
      onChange={({ target: { value } }) =>
        setParams(value ? { [STATUS]: value } : {}, { replace: true, preventScrollReset: true })
      }
    />
  )
  return { status, field }
}
