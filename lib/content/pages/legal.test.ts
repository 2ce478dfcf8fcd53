import { describe, expect, it } from 'vitest';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { toFacts } from '@/lib/shared/settings/facts-of-settings';
import { fillTexts } from '@/lib/shared/settings/placeholders';
import { placeholderOf } from '../settings/fact-names';
import { site } from '../site';
import { faqs } from './faqs';
import { type LegalPage, privacy, terms } from './legal';

const textOf = ({ sections }: LegalPage) =>
  sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]).join('\n');

describe('the legal pages', () => {
  it('tell what the DPDP Act asks for: data, purpose, time, withdrawal, rights, grievance, Board', () => {
    const text = textOf(privacy);
    for (const part of [
      'Digital Personal Data Protection Act, 2023',
      'What we collect',
      'Why we use it',
      'How long we keep it',
      'withdraw your consent',
      'Your rights',
      'Grievance contact',
      'Data Protection Board of India',
      placeholderOf('email'),
    ]) {
      expect(text).toContain(part);
    }
  });

  it('tell what a buyer may expect of the site: no offer, impressions, RERA, law', () => {
    const text = textOf(terms);
    for (const part of ['No offer', 'artist’s impressions', 'RERA', 'laws of India', placeholderOf('city')]) {
      expect(text).toContain(part);
    }
  });

  it('have something to read under every heading', () => {
    for (const { heading, paragraphs, list = [] } of [...privacy.sections, ...terms.sections]) {
      expect(paragraphs.length + list.length, heading).toBeGreaterThan(0);
    }
  });
});

describe('the questions', () => {
  it('are the five of the specification, each with an answer', () => {
    expect(faqs.map(({ _id }) => _id)).toEqual(['services', 'site-visit', 'rera', 'home-loan', 'ongoing']);
    for (const { question, answer } of faqs) {
      expect(question).toMatch(/\?$/);
      expect(answer.join(' ').length, question).toBeGreaterThan(120);
    }
  });

  it('quote no RERA registration number', () => {
    const everything = [...faqs.flatMap(({ answer }) => answer), textOf(privacy), textOf(terms)].join('\n');
    expect(everything).not.toMatch(/PRM\/|P\d{10,}/);
  });
});

describe('the texts', () => {
  const everything = JSON.stringify([faqs, privacy, terms]);

  it('spell out no fact that the settings say', () => {
    for (const fact of [site.name, site.phone, site.email, site.address[0], site.pin, '575 001'])
      expect(everything).not.toContain(fact);
  });

  it('never say what may not be said of a registered project', () => {
    expect(everything).not.toMatch(/subject to change|approximate|may change/i);
  });

  it('call nothing a placeholder once the brand is not that of the demo', () => {
    const shownOf = (name: string) => {
      const brand = { name, shortName: name, since: 1995 };
      const { contact, retention } = settingDefaults;
      const facts = toFacts({ brand, contact, monthsKept: retention.months, cvMonthsKept: 6 });
      return JSON.stringify(fillTexts([faqs, privacy, terms], facts));
    };
    expect(shownOf(site.name)).toContain('placeholder');
    expect(shownOf('Sea Tower Homes')).not.toMatch(/placeholder|invented|\{\{/i);
  });
});
