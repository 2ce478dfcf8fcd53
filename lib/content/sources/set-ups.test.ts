import { expect, it } from 'vitest';
import { sourceSetUps } from './set-ups';
import { polledKinds, sourceKindNames, sourceKinds } from './sources';

const known = ['key', 'app secret', 'page access token', 'user name', 'password', 'profile id', 'form ids'];

it.each(sourceKinds)(
  '%s says where its address is pasted or that the website fetches, and names each secret that it has, and no other',
  (kind) => {
    const { steps, secrets = [], hasVerifyToken = false, addressLabel } = sourceSetUps[kind];
    const text = steps.join(' ');
    const isPolled = polledKinds.includes(kind);
    expect(steps.length).toBeGreaterThan(2);
    expect(text).toMatch(isPolled ? /press “Fetch now”/i : /\b(?:paste|send) the address\b/i);
    const labels = secrets.map(({ label }) => label.toLowerCase());
    const named = [...known, ...labels].filter((label) => new RegExp(`\\b${label}\\b`).test(text));
    expect(new Set(named)).toEqual(new Set(labels));
    expect(text.includes('verify token')).toBe(hasVerifyToken);
    expect([Boolean(addressLabel), Boolean(sourceKindNames[kind])]).toEqual([!isPolled, true]);
  },
);
