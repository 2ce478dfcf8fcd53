import { parseArgs } from 'node:util';
import { withContent } from './lib/database/database';
import { say } from './lib/say';

/** Parts the persons whom an earlier version joined by an address that anybody could type. */
export async function main(args: string[]): Promise<void> {
  const { 'dry-run': isDryRun } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } }).values;
  await withContent(async () => {
    const { listMixedContacts, splitContact } = await import(
      '@/lib/domain/enquiries/split-contact-mutations'
    );
    const persons = await listMixedContacts();
    if (persons.length === 0) return say('Every person has one number: there is nothing to part.');
    for (const { contactId, enquiries, numbers, ids } of persons) {
      const count = isDryRun ? numbers : await splitContact(contactId);
      const shown = ids.map((id) => `  /admin/enquiries/${id}`).join('\n');
      const verb = isDryRun ? 'would become' : 'became';
      say(`One person of ${enquiries} enquiries ${verb} ${count}:\n${shown}`);
    }
    say(
      isDryRun
        ? `\n${persons.length} to part; nothing was changed.`
        : `\nParted ${persons.length}. Where two numbers are of one person, the inbox suggests it by their address.`,
    );
  });
}
