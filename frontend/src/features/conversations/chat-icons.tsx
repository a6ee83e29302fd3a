import { icon } from '@/ui/icons'

export const MuteIcon = icon('M6 16V11a6 6 0 0 1 9-5.200M18 11v5l1.5 2H8M10 20.500h4M4 4l16 16')
export const SendIcon = icon('M4 12l16-8-5 16-3.500-6.500zM11.500 13.500L20 4')
export const ClipIcon = icon('M8 12.500l6-6a3 3 0 0 1 4.200 4.200l-8 8a5 5 0 0 1-7-7l7.500-7.500')
export const MoreIcon = icon('M5 12h.01M12 12h.01M19 12h.01')
