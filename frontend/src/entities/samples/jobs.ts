import type { AppliedJob } from '@/entities/application/types'
import type { Employer, JobDetails } from '@/entities/job/types'
import { accountingPicture, designPicture, engineeringPicture, marketingPicture } from './pictures'

const company: Employer = {
  company_name: 'Sahyadri Software',
  company_about:
    'We build billing and stock software for small shops across Maharashtra. Our team works from Pune and visits customers every week.',
  company_industry: 'Information Technology',
  company_size: '51-200',
  company_website: 'sahyadri.example',
  company_specialization: 'Billing, stock keeping, mobile apps',
}

const monthly = { ...company, pay_type: 'Monthly' } as const

export const jobs: JobDetails[] = [
  {
    ...monthly,
    name: '1',
    title: 'UI/UX Designer',
    category: 'Design',
    company_logo: designPicture,
    city: 'Pune',
    state: 'Maharashtra',
    job_type: 'Full Time',
    work_location_type: 'On-site',
    level: 'Senior level',
    min_salary: 19000,
    job_description:
      'Design the screens of our billing app with the people who use it: sketch, try out with shopkeepers, and hand over to development.',
    department: 'Product',
    experience_required: '3-5',
    min_education: 'Diploma',
  },
  {
    ...monthly,
    name: '2',
    title: 'Junior Accountant',
    category: 'Accounting',
    company_logo: accountingPicture,
    city: 'Nagpur',
    state: 'Maharashtra',
    job_type: 'Part Time',
    work_location_type: 'Remote',
    level: 'Junior level',
    min_salary: 10000,
    job_description: 'Enter bills, match bank statements and prepare the papers for the monthly GST return.',
    department: 'Finance',
    experience_required: '0-1',
    min_education: '12th Pass',
  },
  {
    ...monthly,
    name: '3',
    title: 'Marketing Executive',
    category: 'Marketing',
    company_logo: marketingPicture,
    city: 'Indore',
    state: 'Madhya Pradesh',
    job_type: 'Full Time',
    work_location_type: 'On-site',
    level: 'Junior level',
    min_salary: 12000,
    job_description: 'Visit shops, show them the app, and keep our social media pages up to date.',
    department: 'Sales and Marketing',
    experience_required: '1-2',
    min_education: '12th Pass',
  },
  {
    ...monthly,
    name: '4',
    title: 'Quality Analyst',
    category: 'Engineering',
    company_logo: engineeringPicture,
    city: 'Bengaluru',
    state: 'Karnataka',
    job_type: 'Full Time',
    work_location_type: 'Remote',
    level: 'Mid level',
    min_salary: 20000,
    job_description:
      'Try each release on real phones before our customers do, and write down clearly what goes wrong.',
    department: 'Engineering',
    experience_required: '2-3',
    min_education: 'Diploma',
  },
]

export const appliedJobs: AppliedJob[] = [
  {
    name: '1',
    title: 'UI/UX Designer',
    category: 'Design',
    company_logo: designPicture,
    city: 'Pune',
    state: 'Maharashtra',
    timeAgo: '2 days ago',
  },
  {
    name: '3',
    title: 'Marketing Executive',
    category: 'Marketing',
    company_logo: marketingPicture,
    city: 'Indore',
    state: 'Madhya Pradesh',
    timeAgo: '5 days ago',
  },
  {
    name: '4',
    title: 'Quality Analyst',
    category: 'Engineering',
    company_logo: engineeringPicture,
    city: 'Bengaluru',
    state: 'Karnataka',
    timeAgo: '1 week ago',
  },
]
