import { describe, expect, it } from 'vitest';
import { stateOf } from './projects-pages';

const said = { status: 'ongoing', construction: null, possession: '' } as const;

describe('the state of a project in a line', () => {
  it('is its status where the builder says no more', () => {
    expect(stateOf(said)).toBe('Ongoing');
    expect(stateOf({ ...said, status: 'featured' })).toBe('Featured');
  });

  it('says how far the building is, and when it is ready', () => {
    expect(stateOf({ ...said, construction: 'structure' })).toBe('Structural work');
    expect(stateOf({ ...said, construction: 'structure', possession: 'December 2027' })).toBe(
      'Structural work, possession by December 2027',
    );
    expect(stateOf({ ...said, possession: 'Diwali 2027' })).toBe('Ongoing, possession by Diwali 2027');
  });

  it('is Completed or Ready to move once it is handed over, whatever was promised', () => {
    const built = { construction: 'handed over', possession: 'March 2026' } as const;
    expect(stateOf({ ...said, ...built })).toBe('Completed');
    expect(stateOf({ ...said, ...built, status: 'ready to move' })).toBe('Ready to move');
  });

  it('does not take Featured, a mark, for a state', () => {
    const featured = { ...said, status: 'featured' } as const;
    expect(stateOf({ ...featured, construction: 'foundation' })).toBe('Foundation laid');
    expect(stateOf({ ...featured, possession: 'May 2028' })).toBe('Possession by May 2028');
  });
});
