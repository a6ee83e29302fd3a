import type { AppliedJob } from '@/entities/application/types'
import type { CompanySummary, JobDetails } from '@/entities/job/types'
import { accountingPicture, designPicture, engineeringPicture, marketingPicture } from './pictures'

const company: CompanySummary = {
  name: 'Sahyadri Software',
  about:
    'We build billing and stock software for small shops across Maharashtra. Our team works from Pune and visits customers every week.',
  industry: 'Information Technology',
  employees: '51-200',
  website: 'sahyadri.example',
  specialization: 'Billing, stock keeping, mobile apps',
}

const monthly = { company, currency: '₹', frequency: 'monthly', gender: 'Any' } as const

export const jobs: JobDetails[] = [
  {
    ...monthly,
    id: '1',
    title: 'UI/UX Designer',
    category: 'Design',
    imageUrl: designPicture,
    location: 'Pune, Maharashtra',
    employmentType: 'Full Time',
    workMode: 'On-site',
    level: 'Senior level',
    salary: 19000,
    description:
      'Design the screens of our billing app with the people who use it: sketch, try out with shopkeepers, and hand over to development.',
    department: 'Product',
    experience: '3-5 years',
    education: 'Diploma',
  },
  {
    ...monthly,
    id: '2',
    title: 'Junior Accountant',
    category: 'Accounting',
    imageUrl: accountingPicture,
    location: 'Nagpur, Maharashtra',
    employmentType: 'Part Time',
    workMode: 'Remote',
    level: 'Junior level',
    salary: 10000,
    description: 'Enter bills, match bank statements and prepare the papers for the monthly GST return.',
    department: 'Finance',
    experience: '0-1 years',
    education: '12th Pass',
  },
  {
    ...monthly,
    id: '3',
    title: 'Marketing Executive',
    category: 'Marketing',
    imageUrl: marketingPicture,
    location: 'Indore, Madhya Pradesh',
    employmentType: 'Full Time',
    workMode: 'On-site',
    level: 'Junior level',
    salary: 12000,
    description: 'Visit shops, show them the app, and keep our social media pages up to date.',
    department: 'Sales and Marketing',
    experience: '1-2 years',
    education: '12th Pass',
  },
  {
    ...monthly,
    id: '4',
    title: 'Quality Analyst',
    category: 'Engineering',
    imageUrl: engineeringPicture,
    location: 'Bengaluru, Karnataka',
    employmentType: 'Full Time',
    workMode: 'Remote',
    level: 'Mid level',
    salary: 20000,
    description:
      'Try each release on real phones before our customers do, and write down clearly what goes wrong.',
    department: 'Engineering',
    experience: '2-3 years',
    education: 'Diploma',
  },
]

export const appliedJobs: AppliedJob[] = [
  {
    id: '1',
    title: 'UI/UX Designer',
    category: 'Design',
    imageUrl: designPicture,
    location: 'Pune, Maharashtra',
    timeAgo: '2 days ago',
  },
  {
    id: '3',
    title: 'Marketing Executive',
    category: 'Marketing',
    imageUrl: marketingPicture,
    location: 'Indore, Madhya Pradesh',
    timeAgo: '5 days ago',
  },
  {
    id: '4',
    title: 'Quality Analyst',
    category: 'Engineering',
    imageUrl: engineeringPicture,
    location: 'Bengaluru, Karnataka',
    timeAgo: '1 week ago',
  },
]
