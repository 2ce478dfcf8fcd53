/** After so many days an entry no longer says how far a building is: each quarter the Authority asks anew. */
export const oldAfterDays = 100;

export type OldProgressProject = {
  _id: string;
  name: string;
  /** The day of its newest entry. */
  newestOn: string;
};
