import 'server-only';
import { aboutFields } from '@/lib/domain/about/fields';
import { listSettingPictures } from '@/lib/domain/settings/pictures';
import { publicParts, settingTable } from '@/lib/domain/settings/schema';
import { listChildPictures } from '@/lib/server/records/child-picture-refs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { keepOwnDocuments } from './documents';
import { contentKinds, parseContent } from './kinds';
import { type Content, contentSchema } from './schema';

function parseNamed<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [[field, message] = ['', error.message]] = Object.entries(error.fields ?? {});
    throw new AppError('invalid', `${name}: ${field && `${field}: `}${message}`, { cause: error });
  }
}

/** The rules of every save apply. @throws AppError invalid, with a sentence. */
export function parseBundle(input: unknown): Content {
  const content = parseNamed('The content', () => parseInput(contentSchema, input));
  const known = new Set(content.pictures.map(({ _id }) => _id));
  const knownFiles = new Set(content.files.map(({ _id }) => _id));
  const records = { ...content.records };
  for (const contentKind of contentKinds) {
    const { kind, entity } = contentKind.kind;
    records[kind] = records[kind].map((record) => {
      const name = `${entity} ${record._id}`;
      const { parent } = contentKind.kind;
      if (parent !== null && !content.records[parent].some(({ _id }) => _id === record.parent))
        throw new AppError('invalid', `${name} belongs to a ${parent} that is not in the bundle.`);
      if (!record.pictures.every((id) => known.has(id)))
        throw new AppError('invalid', `${name} shows a picture that is not in the bundle.`);
      const fields = parseNamed(name, () => parseContent(contentKind, record.fields));
      // Child pictures must be in its list, from which they are taken.
      if (!listChildPictures(contentKind.kind, fields).every(({ _id }) => record.pictures.includes(_id)))
        throw new AppError('invalid', `${name} shows a picture that it does not list.`);
      const slots = Object.keys(contentKind.kind.files ?? {});
      if (record.files.length !== slots.length || !record.files.every((id) => knownFiles.has(id)))
        throw new AppError('invalid', `${name} needs a file that is not in the bundle.`);
      return { ...record, fields };
    });
  }
  const { about } = content;
  const settings = Object.fromEntries(
    publicParts
      .filter((part) => part in content.settings)
      .map((part) => [
        part,
        parseNamed(`The settings, ${part}`, () =>
          parseInput(settingTable[part].schema, content.settings[part]),
        ),
      ]),
  );
  for (const [part, value] of Object.entries(settings))
    if (!listSettingPictures(value).every(({ _id }) => known.has(_id)))
      throw new AppError('invalid', `The settings, ${part}, show a picture that is not in the bundle.`);
  return {
    ...content,
    records: keepOwnDocuments(records),
    about: about && {
      ...about,
      fields: parseNamed('The counters', () => parseInput(aboutFields, about.fields)),
    },
    settings,
  };
}
