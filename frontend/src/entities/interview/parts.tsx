import { Dialog } from '@/ui/dialog'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { InterviewFormProps } from './interview-form'

// Lazy, because many screens show an interview, and few people have one (frontend/build/modules.mjs).
export const InterviewOf = lazyPart(() => import('./interview-part'), { otherwise: NotLoaded })
export const InterviewPart = lazyPart(
  async () => ({ default: (await import('./interview-part')).InterviewPart }),
  { otherwise: NotLoaded },
)
export const InterviewForm = lazyPart(() => import('./interview-form'), { otherwise: NotLoaded })

type InterviewDialogProps = InterviewFormProps & { title: string; isOpen: boolean; onClose: () => void }

/** The form of an interview in a dialog. */
export const InterviewDialog = ({ title, isOpen, onClose, ...form }: InterviewDialogProps) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose}>
    <InterviewForm {...form} />
  </Dialog>
)
