import { describe, expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const forgot = '/786313login/forgot';

describe('the pages of a forgotten password', () => {
  it.each([forgot, '/786313login/reset?token=x', '/786313login'])(
    '%s: a script needs this answer’s nonce, nothing is kept, and search engines stay away',
    async (path) => {
      const policies = new Set<string>();
      for (const _visit of ['first', 'second']) {
        const { headers, status } = await fetch(`${baseUrl}${path}`);
        expect(status).toBe(200);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
        policies.add(policy);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('x-robots-tag')).toContain('noindex');
      }
      expect(policies.size).toBe(2);
    },
  );

  it('without mail the page says so and names the command', async () => {
    const html = await (await fetch(`${baseUrl}${forgot}`)).text();
    expect(html).toContain('Mail is not set up on this site');
    expect(html).toContain('npm run admin:reset-password');
    expect(html).not.toContain('name="email"');
  });
});
