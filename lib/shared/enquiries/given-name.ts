type Named = { name: string; isNameAdded: boolean; addedBy: string };

export const sentName = 'This name was sent by its person. It stays.';

/** Whether the team may give a name: none was sent, or the one that stands there is its own. */
export const mayGiveName = ({ name, isNameAdded, addedBy }: Named): boolean =>
  name === '' || isNameAdded || addedBy !== '';

/** What the history says of it. */
export function tellName(next: string, former: string): string {
  if (next === '') return `took the name ${former} away`;
  return former === '' ? `added the name ${next}` : `changed the name from ${former} to ${next}`;
}
