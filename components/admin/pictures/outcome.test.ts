import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/content/messages';
import { storeTexts } from '@/lib/content/uploads';
import { toOutcome } from './outcome';

const html = '<html><h1>413 Request Entity Too Large</h1></html>';

describe('what becomes of a file', () => {
  it('that the host has refused for its size, on its own page, is said with what can be done', () => {
    expect(toOutcome(413, html)).toEqual({ kind: 'refused', reason: storeTexts.tooLargeForHost });
    expect(toOutcome(413, '')).toEqual({ kind: 'refused', reason: storeTexts.tooLargeForHost });
  });

  it('is what the server says of it', () => {
    const message = '“a.jpg” has 15.1 MB. A picture may have at most 15 MB.';
    expect(toOutcome(413, JSON.stringify({ message }))).toEqual({ kind: 'refused', reason: message });
    expect(toOutcome(507, JSON.stringify({ message: storeTexts.full }))).toEqual({
      kind: 'dropped',
      reason: storeTexts.full,
    });
    expect(toOutcome(201, '{"_id":"1"}')).toEqual({ kind: 'stored', made: { _id: '1' } });
    expect(toOutcome(401, '{"message":"Please sign in."}')).toEqual({ kind: 'signed-out' });
  });

  it.each([400, 413, 415, 422])('is not sent again as it is after %i', (status) => {
    const message = 'This will not do.';
    expect(toOutcome(status, JSON.stringify({ message }))).toEqual({ kind: 'refused', reason: message });
  });

  it('can be tried again after any other page of a proxy', () => {
    expect(toOutcome(502, html)).toEqual({ kind: 'dropped', reason: messages.somethingWrong });
  });
});
