import { describe, expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? '';

describe('the id of a request', () => {
  it.each(['/', '/nothing', '/api/projects', '/api/admin/projects', '/projects/%ff', '/uploads/none.jpg'])(
    'is in the answer of %s, another one each time',
    async (path) => {
      const ids = [idOf(await fetch(`${baseUrl}${path}`)), idOf(await fetch(`${baseUrl}${path}`))];
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(ids).size).toBe(2);
    },
  );

  it.each([
    ['3f2a9c1e8b7d4a65', true],
    ['Root=1-67891233-abcdef012345678912345678', true],
    ['short', false],
    ['with a space in it', false],
    ['x'.repeat(129), false],
    ['<script>alert(1)</script>', false],
  ])('is that of a trusted proxy, %s, where it is well-formed: %s', async (given, isTaken) => {
    const answer = await fetch(`${baseUrl}/api/health/live`, { headers: { 'x-request-id': given } });
    if (isTaken) expect(idOf(answer)).toBe(given);
    else expect(idOf(answer)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
