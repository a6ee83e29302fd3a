// The sample data in words as long as they come, by way of the page's own dictionary.

const LONG_PLACE = 'Thiruvananthapuram-Neyyattinkara, Kerala, near the old Transport Corporation bus stand'

/** @type {Record<string, string>} */
const dictionary = {
  'UI/UX Designer': 'Senior Executive for User Interface and User Experience Design, Agricultural Machinery',
  'Junior Accountant': 'Buchhaltungsfachangestelltenausbildungsbeauftragte',
  Accountant: 'Accountant for Goods and Services Tax, Payroll and Bank Reconciliation',
  Design: 'Design, Research, Prototyping and Hand-over to Development',
  'Pune, Maharashtra': LONG_PLACE,
  'Nagpur, Maharashtra': LONG_PLACE,
  'Full Time': 'Full time, six days a week',
  'On-site': 'At the place of work only',
  'Senior level': 'Senior level, leading others',
  monthly: 'each calendar month',
  Apply: 'Apply for this position',
  'View Details': 'View all of the details',
  Ignore: 'Not for this position',
  Select: 'Select for the interview',
  'New Job Post': 'Write a new post for a job that you offer',
  'My Posted Jobs': 'The jobs that my company has posted',
  'View all': 'View every one of them',
  'Applied Candidates': 'Candidates who have applied so far',
}

/**
 * Has the page come with that dictionary.
 * @param {import('../../e2e/node_modules/playwright/index.js').Page} page
 */
export async function speakAtLength(page) {
  await page.route(
    (url) => url.pathname.startsWith('/frontend/'),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(id="boot">)(.*?)(<\/script>)/s,
        (_, start, boot, end) => start + JSON.stringify({ ...JSON.parse(boot), messages: dictionary }) + end,
      )
      await route.fulfill({ response, body })
    },
  )
}
