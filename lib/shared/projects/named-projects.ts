export type NamedProject = {
  name: string;
  /** Its state in a line while it is known not to be handed over; null otherwise. */
  unfinished: string | null;
};

const escapeWord = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, whatever the capitals and spaces. */
const toPattern = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escapeWord).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

/** The projects that a text names and that are not handed over. Of names inside one another the longest counts. */
export function findUnfinished(text: string, projects: NamedProject[]): NamedProject[] {
  const found: NamedProject[] = [];
  let left = text;
  for (const project of projects.toSorted((one, other) => other.name.length - one.name.length)) {
    const words = project.name.trim().split(/\s+/);
    // Most names are none of the text's: no pattern is made of those.
    if (!words[0] || !left.toLowerCase().includes(words[0].toLowerCase())) continue;
    const rest = left.replace(toPattern(words), ' ');
    if (rest !== left && project.unfinished !== null) found.push(project);
    left = rest;
  }
  return found;
}
