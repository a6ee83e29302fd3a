import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Text } from '@/ui/text'
import { useInterviewOf } from './hooks'

const InterviewPart = lazyPart(() => import('./interview-part'), { otherwise: NotLoaded })

/**
 * The interview of an application, with what its reader may do. Until it is loaded, and for an application without
 * one, `meanwhile` says what the application knows.
 */
export function InterviewOf({ application, meanwhile }: { application: string; meanwhile: string }) {
  const [interview] = useInterviewOf(application).data ?? []
  return interview ? <InterviewPart interview={interview} /> : meanwhile && <Text strong>{meanwhile}</Text>
}
