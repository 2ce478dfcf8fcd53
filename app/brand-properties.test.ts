import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandProperties } from './brand-properties';

test('the styles make each colour of the brand of the property that sets it, and no other', () => {
  const styles = readFileSync('app/styles/theme.css', 'utf8');
  const made = [...styles.matchAll(/(--[\w-]+): var\((--brand-[\w-]+)\)/g)].map(([, made, set]) => ({
    set,
    made,
  }));
  expect(Object.values(brandProperties)).toEqual(made);
});
