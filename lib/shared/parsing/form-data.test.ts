import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { findFlag, findJson, findText, findTexts, listFiles, present } from './form-data';

const form = (entries: [string, string | File][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

const refusalOf = (read: () => unknown): AppError => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('Nothing was refused.');
};

describe('a decoded form', () => {
  it('has the text of a field, an empty one too, and nothing for an absent field', () => {
    expect(findText(form([['name', ' Crest ']]), 'name')).toBe(' Crest ');
    expect(findText(form([['name', '']]), 'name')).toBe('');
    expect(findText(form([]), 'name')).toBeUndefined();
  });

  it('has of a repeated field the last text, as a query and a plain form have', () => {
    const entries: [string, string][] = ['draft', 'ongoing'].map((text) => ['status', text]);
    expect(findText(form(entries), 'status')).toBe('ongoing');
  });

  it('refuses a file in the place of a text, and names the field', () => {
    const error = refusalOf(() => findText(form([['name', new File(['x'], 'a.txt')]]), 'name'));
    expect(error.code).toBe('invalid');
    expect(error.message).toBe('name must be text');
    expect(error.fields).toEqual({ name: 'Must be text' });
  });

  it('takes the texts of a repeated field in their order, without the empty ones and without files', () => {
    const entries: [string, string | File][] = ['Pool', '', 'Gym'].map((text) => ['amenities', text]);
    const mixed = form([...entries, ['amenities', new File(['x'], 'a.txt')], ['other', 'Lift']]);
    expect(findTexts(mixed, 'amenities')).toEqual(['Pool', 'Gym']);
  });

  it('tells an absent list from one that is emptied by one empty value', () => {
    expect(findTexts(form([]), 'amenities')).toBeUndefined();
    expect(findTexts(form([['amenities', '']]), 'amenities')).toEqual([]);
  });

  it('names the field whose JSON is broken', () => {
    const error = refusalOf(() => findJson(form([['specifications', '[']]), 'specifications'));
    expect(error.code).toBe('invalid');
    expect(error.message).toBe('specifications must be JSON');
    expect(error.fields).toEqual({ specifications: 'specifications must be JSON' });
  });

  it('reads JSON of every kind, and nothing from an absent or blank field', () => {
    expect(findJson(form([['specifications', '[{"title":"Roof"}]']]), 'specifications')).toEqual([
      { title: 'Roof' },
    ]);
    expect(findJson(form([['specifications', ' null ']]), 'specifications')).toBeNull();
    expect(findJson(form([['specifications', ' \n']]), 'specifications')).toBeUndefined();
    expect(findJson(form([]), 'specifications')).toBeUndefined();
  });

  it('takes true and false for a flag, and nothing else', () => {
    expect(findFlag(form([['explore', 'true']]), 'explore')).toBe(true);
    expect(findFlag(form([['explore', 'false']]), 'explore')).toBe(false);
    expect(findFlag(form([]), 'explore')).toBeUndefined();
    expect(findFlag(form([['explore', '']]), 'explore')).toBeUndefined();
    const error = refusalOf(() => findFlag(form([['explore', '1']]), 'explore'));
    expect(error.code).toBe('invalid');
    expect(error.fields).toEqual({ explore: 'explore must be true or false' });
    expect(error.message).toBe('explore must be true or false');
  });

  it('does not count the nameless empty file of an untouched picker', () => {
    const picked = new File(['x'], 'a.jpg');
    const entries = [new File([], ''), picked].map((file): [string, File] => ['images', file]);
    expect(listFiles(form(entries), 'images')).toEqual([picked]);
  });

  it('counts an empty file with a name, so that it is refused by name, and a nameless one with content', () => {
    const empty = form([['images', new File([], 'empty.jpg')]]);
    expect(listFiles(empty, 'images').map(({ name }) => name)).toEqual(['empty.jpg']);
    expect(listFiles(form([['images', new File(['x'], '')]]), 'images')).toHaveLength(1);
  });

  it('counts no text as a file', () => {
    expect(listFiles(form([['images', 'a.jpg']]), 'images')).toEqual([]);
  });

  it('leaves out what is undefined, and keeps what is empty, false or null', () => {
    const fields = present({ name: undefined, price: '', explore: false, category: null });
    expect(Object.entries(fields)).toEqual([
      ['price', ''],
      ['explore', false],
      ['category', null],
    ]);
  });
});
