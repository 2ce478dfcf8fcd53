import { expect, it } from 'vitest';
import { sourceSetUps } from './set-ups';
import { sourceKindNames, sourceKinds } from './sources';

it.each(sourceKinds)(
  '%s says where its address is pasted, and speaks of each secret that it has, and of no other',
  (kind) => {
    const { steps, secrets = [], hasVerifyToken = false, addressLabel } = sourceSetUps[kind];
    const text = steps.join(' ');
    expect(steps.length).toBeGreaterThan(2);
    expect(text).toMatch(/\b(?:paste|send) the address\b/i);
    const labels = secrets.map(({ label }) => label.toLowerCase());
    expect(['key', 'app secret', 'page access token'].filter((label) => text.includes(label))).toEqual(
      labels,
    );
    expect(text.includes('verify token')).toBe(hasVerifyToken);
    expect([addressLabel, sourceKindNames[kind]].every(Boolean)).toBe(true);
  },
);
