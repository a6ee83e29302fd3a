export type Category = { id: string; name: string; jobs: number }

const categories: Category[] = [
  { id: 'BA', name: 'BA', jobs: 208 },
  { id: 'QA', name: 'QA', jobs: 152 },
  { id: 'PM', name: 'PM', jobs: 98 },
]

/** The job categories with how many jobs each has; a sample, which a live source will replace here. */
export async function listCategories(): Promise<Category[]> {
  return categories
}
