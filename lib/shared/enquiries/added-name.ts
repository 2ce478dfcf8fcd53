type Named = { name: string; isNameAdded: boolean; addedBy: string };

export const sentName = 'This name was sent by its person. It stays.';

export const mayGiveName = ({ name, isNameAdded, addedBy }: Named): boolean =>
  name === '' || isNameAdded || addedBy !== '';

export function describeNameChange(next: string, former: string): string {
  if (next === '') return `took the name ${former} away`;
  return former === '' ? `added the name ${next}` : `changed the name from ${former} to ${next}`;
}
