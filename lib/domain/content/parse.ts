import 'server-only';
import { aboutFields } from '@/lib/domain/about/fields';
import { listSettingPictures } from '@/lib/domain/settings/pictures';
import { settingSchemas } from '@/lib/domain/settings/schema';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { contentParts } from './command-queries';
import { contentKinds, parseContent } from './kinds';
import { type Content, contentSchema } from './schema';

/** Says which record a fault is in. */
function parseNamed<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [[field, message] = ['', error.message]] = Object.entries(error.fields ?? {});
    throw new AppError('invalid', `${name}: ${field && `${field}: `}${message}`, { cause: error });
  }
}

/** What a bundle holds, checked by the rules of every save. @throws AppError invalid, with a sentence. */
export function parseBundle(input: unknown): Content {
  const content = parseNamed('The content', () => parseInput(contentSchema, input));
  const known = new Set(content.pictures.map(({ _id }) => _id));
  const records = { ...content.records };
  for (const contentKind of contentKinds) {
    const { kind, entity } = contentKind.kind;
    records[kind] = records[kind].map((record) => {
      const name = `${entity} ${record._id}`;
      if (!record.pictures.every((id) => known.has(id)))
        throw new AppError('invalid', `${name} shows a picture that the bundle does not hold.`);
      return { ...record, fields: parseNamed(name, () => parseContent(contentKind, record.fields)) };
    });
  }
  const { about } = content;
  const settings = Object.fromEntries(
    contentParts
      .filter((part) => part in content.settings)
      .map((part) => [
        part,
        parseNamed(`The settings, ${part}`, () => parseInput(settingSchemas[part], content.settings[part])),
      ]),
  );
  for (const [part, value] of Object.entries(settings))
    if (!listSettingPictures(value).every(({ _id }) => known.has(_id)))
      throw new AppError('invalid', `The settings, ${part}, show a picture that the bundle does not hold.`);
  return {
    ...content,
    records,
    about: about && {
      ...about,
      fields: parseNamed('The counters', () => parseInput(aboutFields, about.fields)),
    },
    settings,
  };
}
