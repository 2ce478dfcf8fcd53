import { expect, it } from 'vitest';
import { sourceSetUps } from './set-ups';
import { sourceKindNames, sourceKinds } from './sources';

it.each(sourceKinds)(
  '%s says where its address is pasted, and speaks of a key where it has one alone',
  (kind) => {
    const { steps, hasKey, addressLabel } = sourceSetUps[kind];
    const text = steps.join(' ');
    expect(steps.length).toBeGreaterThan(2);
    expect(text).toMatch(/\b(?:paste|send) the address\b/i);
    expect(/\bkey\b/.test(text)).toBe(hasKey);
    expect([addressLabel, sourceKindNames[kind]].every(Boolean)).toBe(true);
  },
);
