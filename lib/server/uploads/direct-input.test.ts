import { describe, expect, it } from 'vitest';
import { completion, rawPrefix, tokenRequest } from './direct-input';

const ask = (pathname: string, more = {}) =>
  tokenRequest.safeParse({ type: 'blob.generate-client-token', payload: { pathname, ...more } });

describe('a direct upload', () => {
  it.each(['incoming/sea.jpg', 'incoming/ಮನೆ 1.jpg', `incoming/${'x'.repeat(250)}`])(
    'may go to %s',
    (pathname) => {
      expect(rawPrefix).toBe('incoming/');
      expect(ask(pathname, { multipart: true, clientPayload: null }).success).toBe(true);
    },
  );

  it.each([
    '',
    'incoming/',
    'sea.jpg',
    'pictures/sea.jpg',
    'x/incoming/sea.jpg',
    'incoming/../sea.jpg',
    'incoming/a/sea.jpg',
    'incoming/a\\sea.jpg',
    'incoming/sea.jpg?x',
    'incoming/sea.jpg#x',
    'incoming/sea%2f.jpg',
    'incoming/sea\n.jpg',
    `incoming/${'x'.repeat(251)}`,
  ])('may not go to %j', (pathname) => {
    expect(ask(pathname).error?.issues.map(({ message }) => message)).toContain(
      'A direct upload goes to incoming/<file name>.',
    );
  });

  it('is asked for by its own event alone', () => {
    const payload = { pathname: 'incoming/sea.jpg' };
    expect(tokenRequest.safeParse({ type: 'blob.upload-completed', payload }).success).toBe(false);
  });

  it('is complete with the address of a file', () => {
    const url = 'https://store.example.com/incoming/sea.jpg';
    expect(completion.parse({ url })).toEqual({ url });
    expect(completion.parse({ url, fileName: 'sea.jpg' })).toEqual({ url, fileName: 'sea.jpg' });
    expect(completion.safeParse({ url: 'sea.jpg' }).error?.issues[0]?.message).toBe(
      'Give the address of the stored file.',
    );
    expect(completion.safeParse({ url: `${url}${'x'.repeat(1000)}` }).success).toBe(false);
    expect(completion.safeParse({ url, fileName: 'x'.repeat(301) }).success).toBe(false);
  });
});
