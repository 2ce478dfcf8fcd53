/** A quarter that is over and was not filed yet. */
export type OwedFiling = {
  projectId: string;
  name: string;
  number: string;
  quarter: string;
  dueOn: string;
  /** Below 0 once it is late. */
  daysLeft: number;
};
