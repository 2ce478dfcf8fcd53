import type { Found, FoundItem, LaunchState } from './check';
import { done, open, plural } from './check';

/** The first of a list, and how many there are beside. */
const listed = (text: string, count: number, items: FoundItem[]): Found =>
  open(`${text}${count > items.length ? ` The first ${items.length}:` : ''}`, { items });

export function findWordings({ wording: { count, first } }: LaunchState): Found {
  if (count === 0)
    return done('No text of the website says what a rule speaks against, but for what you keep.');
  return listed(
    `${plural(count, 'One text says', 'texts say')} what a rule speaks against. Change it, or keep it with a reason.`,
    count,
    first.map(({ name, field, words, href }) => ({
      text: `${name}, ${field}: “${words}”`,
      links: [{ name: 'Change it', href }],
    })),
  );
}
