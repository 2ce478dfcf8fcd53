export type NamedProject = {
  name: string;
  unfinished: string | null;
};

const escapeWord = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escapeWord).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

/** The longest of nested names counts. */
export function findUnfinished(text: string, projects: NamedProject[]): NamedProject[] {
  const found: NamedProject[] = [];
  let left = text;
  for (const project of projects.toSorted((one, other) => other.name.length - one.name.length)) {
    const words = project.name.trim().split(/\s+/);
    if (!words[0] || !left.toLowerCase().includes(words[0].toLowerCase())) continue;
    const rest = left.replace(toPattern(words), ' ');
    if (rest !== left && project.unfinished !== null) found.push(project);
    left = rest;
  }
  return found;
}
