import { parseEnv } from 'node:util';
import { sentenceOf } from '../say';
import { readSettings } from '../settings';
import { type Finding, fine, note, stop } from './finding';

type Source = Record<string, string | undefined>;

export const listNames = (example: string): string[] =>
  [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);

const others = new Set(['LOG_LEVEL', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'DEBUG']);
const isForeign = (name: string) => others.has(name) || /^(OTEL|VERCEL|NEXT|npm)_/.test(name);

function checkValues(source: Source): Finding {
  try {
    readSettings('production', source);
    return fine('The settings are valid.');
  } catch (error) {
    return stop(sentenceOf(error));
  }
}

const checkSecretsKey = (source: Source): Finding[] =>
  source.DATABASE_URL && !source.SECRETS_KEY
    ? [
        note(
          'SECRETS_KEY is not set: secrets in the database are encrypted with a key derived from NEXTAUTH_SECRET. If you change NEXTAUTH_SECRET, keep the old value in NEXTAUTH_SECRET_OLD.',
        ),
      ]
    : [];

type Files = {
  example: string;
  servedExample?: string | undefined;
  file?: string | undefined;
};

export function checkSettings(source: Source, { example, servedExample, file = '' }: Files): Finding[] {
  const known = listNames(example);
  const served = servedExample === undefined ? known : listNames(servedExample);
  const dropped = served.filter((name) => !known.includes(name) && source[name]);
  const unknown = Object.keys(parseEnv(file)).filter((name) => !known.includes(name) && !isForeign(name));
  const added = known.filter((name) => !served.includes(name));
  return [
    checkValues(source),
    ...checkSecretsKey(source),
    ...[...new Set([...dropped, ...unknown])].map((name) =>
      note(`${name} is set, but this version does not know it. Remove it, or check the spelling.`),
    ),
    ...added.map((name) => note(`${name} is a new setting. See .env.example.`)),
  ];
}
