import { describe, expect, it } from 'vitest';
import { AppError } from './errors';
import { findFlag, findJson, findTexts, listFiles } from './form-data';

const form = (entries: [string, string | File][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('a decoded form', () => {
  it('tells an absent list from one that is emptied by one empty value', () => {
    expect(findTexts(form([]), 'amenities')).toBeUndefined();
    expect(findTexts(form([['amenities', '']]), 'amenities')).toEqual([]);
  });

  it('names the field whose JSON is broken', () => {
    expect(() => findJson(form([['specifications', '[']]), 'specifications')).toThrow(AppError);
  });

  it('takes true and false for a flag, and nothing else', () => {
    expect(findFlag(form([['explore', 'true']]), 'explore')).toBe(true);
    expect(findFlag(form([['explore', 'false']]), 'explore')).toBe(false);
    expect(findFlag(form([]), 'explore')).toBeUndefined();
    expect(() => findFlag(form([['explore', '1']]), 'explore')).toThrow('explore must be true or false');
  });

  it('does not count the nameless empty file of an untouched picker', () => {
    const picked = new File(['x'], 'a.jpg');
    expect(
      listFiles(
        form([
          ['images', new File([], '')],
          ['images', picked],
        ]),
        'images',
      ),
    ).toHaveLength(1);
  });
});
