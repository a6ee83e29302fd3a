import { icon } from './icons'

export const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4z')
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const BellIcon = icon('M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 20.500h4')
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5')
export const FilterIcon = icon('M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4')
export const DownIcon = icon('M5 9l7 7 7-7')
export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const EditIcon = icon('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3')
export const CheckIcon = icon('M5 12.500l4.5 4.500L19 7')
export const AlertIcon = icon('M12 4l9 16H3zM12 10v5M12 17.500v.01')
export const InfoIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01')
export const UploadIcon = icon('M12 16V5M7 9.500L12 5l5 4.500M5 19h14')
export const DownloadIcon = icon('M12 4v11M7 11l5 5 5-5M5 20h14')
export const FileIcon = icon('M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6')
export const PhoneIcon = icon(
  'M6 4h3l1.5 4.500L8.5 10c1 2.5 3 4.5 5.5 5.500l1.5-2L20 15v3c0 1-1 2-2 2C11 20 4 13 4 6c0-1 1-2 2-2z',
)
export const MailIcon = icon('M4 6h16v12H4zM4 7l8 6 8-6')
export const PinIcon = icon(
  'M12 21c4-4.5 6.5-7.5 6.5-11a6.5 6.5 0 0 0-13 0c0 3.5 2.5 6.5 6.5 11zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
)
export const EyeIcon = icon(
  'M2.5 12C5 8 8 6 12 6s7 2 9.5 6c-2.5 4-5.5 6-9.5 6s-7-2-9.5-6zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
)
export const ClockIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2')
export const LogoutIcon = icon('M10 4H5v16h5M15 8l4 4-4 4M19 12H9')
export const GridIcon = icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z')
export const ShieldIcon = icon('M12 3l8 3v5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6z')
export const SnowflakeIcon = icon('M12 3v18M4.5 7.500l15 9M19.5 7.500l-15 9')
export const VerifiedIcon = icon(
  'M12 3l2.5 2 3.2-.2.8 3.1 2.5 2.1-1.5 2.8.600 3.2-3.1 1-1.8 2.7-3.2-1-3.2 1L7 17l-3.1-1 .6-3.200L3 10l2.5-2.1.8-3.1 3.2.2zM8.5 12l2.5 2.5 4.5-4.5',
)
export const PeopleIcon = icon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.800c2.2.7 3.5 2.5 3.5 5.2',
)
export const BuildingIcon = icon('M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13v.01M16.5 17v.01')
export const ForwardIcon = icon('M9 5l7 7-7 7')
export const SpeakerIcon = icon('M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11')
export const StopIcon = icon('M7 7h10v10H7z')
export const ShareIcon = icon('M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1')
export const FlagIcon = icon('M6 21V4h12l-3 4 3 4H6')
