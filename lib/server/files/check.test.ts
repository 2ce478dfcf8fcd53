import { describe, expect, it } from 'vitest';
import { fileLimits } from '@/lib/content/limits';
import { makePdf } from '@/tests/support/browser/pdf';
import { toDisposition } from './answer';
import { requirePdf } from './check';

const codeOf = (bytes: Buffer, name = 'Plan.pdf') => {
  try {
    requirePdf(bytes, name);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a PDF', () => {
  it('is known by its bytes, up to 20 MB and not one more', () => {
    expect(codeOf(makePdf())).toBe('taken');
    expect(codeOf(makePdf('large', fileLimits.maxBytes))).toBe('taken');
    expect(codeOf(makePdf('large', fileLimits.maxBytes + 1))).toBe('too_large');
    expect(codeOf(Buffer.alloc(0))).toBe('invalid');
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page that becomes a PDF', Buffer.concat([Buffer.from('<html><script>x</script>'), makePdf()])],
    ['a GIF that becomes a PDF', Buffer.concat([Buffer.from('GIF89a/*'), makePdf()])],
    [
      'a PDF that goes on as an archive',
      Buffer.concat([makePdf(), Buffer.from('PK\x03\x04'), Buffer.alloc(2000)]),
    ],
    ['one that was cut off', makePdf('cut', 4000).subarray(0, 2000)],
    ['a PDF of no version', Buffer.from('%PDF-x\n%%EOF')],
  ])('%s is none, whatever it is called', (_what, bytes) => {
    expect(codeOf(bytes)).toBe('unsupported_media');
  });
});

describe('the name of a download', () => {
  it.each([
    ['Plan.pdf', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
    ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
    [
      'ಕಡಲು (1).PDF',
      `attachment; filename="____ (1).PDF"; filename*=UTF-8''%E0%B2%95%E0%B2%A1%E0%B2%B2%E0%B3%81%20%281%29.PDF`,
    ],
    [
      '\ud800\r\nSet-Cookie: a=b',
      `attachment; filename="___Set-Cookie: a=b.pdf"; filename*=UTF-8''%EF%BF%BD%0D%0ASet-Cookie%3A%20a%3Db.pdf`,
    ],
    ['', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ])('%j breaks out of no header, and keeps its letters', (name, header) => {
    expect(toDisposition(name)).toBe(header);
    expect(() => new Headers({ 'Content-Disposition': toDisposition(name) })).not.toThrow();
  });
});
