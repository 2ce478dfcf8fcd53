type Named = { name: string; isNameAdded: boolean; addedBy: string };

export const sentName = 'The sender gave this name, so it cannot be changed.';

export const mayGiveName = ({ name, isNameAdded, addedBy }: Named): boolean =>
  name === '' || isNameAdded || addedBy !== '';

export function describeNameChange(next: string, former: string): string {
  if (next === '') return `removed the name ${former}`;
  return former === '' ? `added the name ${next}` : `changed the name from ${former} to ${next}`;
}
