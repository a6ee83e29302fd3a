/** A place of the directory: 'Kothrud, Pune' and its pincode. */
export type Place = { label: string; pincode: string }
