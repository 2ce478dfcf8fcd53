import { describe, expect, it } from 'vitest';
import { toSearchQuery } from './search-query';

describe('what PostgreSQL looks for', () => {
  it('is every word that was typed, as the beginning of one', () => {
    expect(toSearchQuery(['kadri', 'cour'])).toBe('kadri:* & cour:*');
  });

  it('is any word that people use for the same', () => {
    expect(toSearchQuery(['flats'])).toBe('(flat:* | apartment:* | residential:*)');
  });

  it('is not what says nothing of a project, unless nothing else was typed', () => {
    expect(toSearchQuery(['property', 'for', 'sale', 'in', 'kadri'])).toBe('kadri:*');
    expect(toSearchQuery(['the'])).toBe('the:*');
  });

  it('is a number whole, and a number of bedrooms in any spelling', () => {
    expect(toSearchQuery(['24'])).toBe('24');
    expect(toSearchQuery(['3bhk'])).toBe(toSearchQuery(['3', 'bhk']));
    expect(toSearchQuery(['3', 'bedrooms'])).toContain('three <1> (bhk:* | bedroom:* | bed:*)');
  });
});
