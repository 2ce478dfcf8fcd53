import { AppError } from '@/lib/shared/errors';
import { sentenceOf } from '../say';
import { writeAbout } from './about';
import { type ImportedKind, importedKinds } from './kinds';
import { isRecord, type Raw, readId } from './values';
import { type Outcome, writeRecord } from './write';

export type ImportCounts = Record<Outcome['outcome'], number>;
type Say = (line: string) => void;

function findList(file: Raw, { names }: ImportedKind): unknown[] {
  for (const name of names) {
    const value = file[name];
    if (Array.isArray(value))
      return value.flatMap((each) =>
        isRecord(each) && Array.isArray(each.images) && name === 'hero' ? each.images : [each],
      );
    if (isRecord(value) && Array.isArray(value.images)) return value.images;
  }
  return [];
}

function refusalOf(error: unknown): Outcome {
  if (error instanceof AppError && error.code === 'invalid') {
    const fields = Object.entries(error.fields ?? {}).map(([name, message]) => `${name}: ${message}`);
    return { outcome: 'skipped', reason: fields.length > 0 ? fields.join('; ') : error.message };
  }
  return { outcome: 'skipped', reason: `It could not be saved: ${sentenceOf(error)}` };
}

function lineOf(entity: string, name: string, result: Outcome, unusable: number): string {
  const pictures = unusable > 0 ? ` ${unusable} picture(s) without a usable address were left out.` : '';
  const reason = result.outcome === 'skipped' ? `: ${result.reason}` : '';
  return `${result.outcome.padEnd(9)} ${entity} ${name}${reason}${pictures}`;
}

async function importKind(
  { kind, decode }: ImportedKind,
  list: unknown[],
  tell: (result: Outcome, line: string) => void,
): Promise<void> {
  const seen = new Set<string>();
  for (const [index, raw] of list.entries()) {
    let name = `no. ${index + 1}`;
    let unusable = 0;
    let result: Outcome;
    try {
      if (!isRecord(raw)) throw new AppError('invalid', 'This is not a record.');
      const id = readId(raw);
      name = id;
      if (seen.has(id)) throw new AppError('invalid', 'The file has this _id twice.');
      seen.add(id);
      const decoded = decode(raw);
      name = decoded.label ? `${id} “${decoded.label}”` : id;
      unusable = decoded.unusable;
      result = await writeRecord(kind, id, decoded, index + 1);
    } catch (error) {
      result = refusalOf(error);
    }
    tell(result, lineOf(kind.entity, name, result, unusable));
  }
}

export async function importRecords(file: unknown, say: Say): Promise<ImportCounts> {
  if (!isRecord(file))
    throw new Error('The file must contain an object with lists such as "projects" and "board".');
  const counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, skipped: 0 };
  const tell = (result: Outcome, line: string) => {
    counts[result.outcome] += 1;
    say(line);
  };
  for (const each of importedKinds) await importKind(each, findList(file, each), tell);
  const about = Array.isArray(file.about) ? file.about[0] : file.about;
  if (about !== undefined && about !== null) {
    const result = isRecord(about)
      ? await writeAbout(about).catch(refusalOf)
      : refusalOf(new AppError('invalid', 'This is not a record.'));
    tell(result, lineOf('about stats', '', result, 0));
  }
  const known = new Set([...importedKinds.flatMap(({ names }) => names), 'about']);
  for (const name of Object.keys(file).filter((each) => !known.has(each)))
    say(`ignored   "${name}": unknown name`);
  return counts;
}
