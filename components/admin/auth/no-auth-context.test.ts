import fs from 'node:fs';
import { expect, test } from 'vitest';

const sources = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name: `${folder}/${name}`, text: fs.readFileSync(`${folder}/${name}`, 'utf8') })),
);

// proves: AUTH-10
test('the client has no auth context that could be used outside its provider: who is signed in comes from the server', () => {
  expect(sources.length).toBeGreaterThan(200);
  const using = sources.filter(({ text }) =>
    /\b(useSession|SessionProvider|AuthContext|AuthProvider|useAuth)\b/.test(text),
  );
  expect(using.map(({ name }) => name)).toEqual([]);
});

test('of next-auth the client takes signing in and out alone, and fetches them when they are used', () => {
  const inComponents = sources.filter(({ name }) => name.startsWith('components/'));
  const door = inComponents.find(({ name }) => name === 'components/admin/session/next-auth.ts');
  const [, taken = ''] = /^import \{([^{}]*)\} from 'next-auth\/react';$/m.exec(door?.text ?? '') ?? [];
  expect(taken.split(',').map((name) => name.trim())).toEqual(['signIn', 'signOut']);
  const using = inComponents.filter(({ text }) => /['/]next-auth'/.test(text));
  expect(using.length).toBeGreaterThan(2);
  expect(using.filter(({ text }) => /^import [^;]*next-auth'/m.test(text)).map(({ name }) => name)).toEqual(
    [],
  );
});
