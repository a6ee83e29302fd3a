import { withdrawApplication } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'

export const WithdrawButton = ({ application, title }: { application: string; title: string }) => (
  <QuestionButton
    size="sm"
    label={__('Withdraw')}
    title={__('Withdraw your application?')}
    confirm={__('Withdraw Application')}
    cancel={__('Keep Application')}
    call={() => withdrawApplication(application)}
    done={() => {
      toast.success(__('Your application is withdrawn.'))
      return reloadApplications()
    }}
    otherwise={() => __('Your application could not be withdrawn. Please try again.')}
  >
    <Text>{title}</Text>
    <Text tone="muted">
      {__('The company will be told. You can apply again while the job takes applications.')}
    </Text>
  </QuestionButton>
)
