import { describe, expect, it } from 'vitest';
import { type AnswerFacts, answerNames } from '@/lib/content/settings/fact-names';
import { answerLimits, readyAnswers } from '@/lib/content/settings/ready-answers';
import { settingTable } from '@/lib/domain/settings/schema';
import { fillAnswer, toFirstName } from './fill-answer';

const none = Object.fromEntries(answerNames.map((name) => [name, ''])) as AnswerFacts;
const facts: AnswerFacts = {
  ...none,
  brand: 'Kadal Homes',
  phone: '+91 98450 12345',
  address: 'Sea House, Udupi',
  'first name': 'Ananya',
  project: 'Mangala Heights',
  'project page': 'https://kadal.example/projects/mangala-heights',
};

it.each([
  ['Ananya Shetty', 'Ananya'],
  ['  Ms. K. Ananya Shetty', 'Ananya'],
  ['Dr B.R. Ramesh', 'Ramesh'],
  ['ಅನನ್ಯ ಶೆಟ್ಟಿ', 'ಅನನ್ಯ'],
  ['K.', 'K.'],
])('of %j the first name is %j', (name, first) => {
  expect(toFirstName(name)).toBe(first);
});

describe('a ready answer', () => {
  it('names the caller, the project and the facts of the settings', () => {
    expect(fillAnswer('Hello {{first name}}, {{project}}: {{project page}}\nCall {{phone}}.', facts)).toBe(
      'Hello Ananya, Mangala Heights: https://kadal.example/projects/mangala-heights\nCall +91 98450 12345.',
    );
  });

  it('leaves out a sentence that names what is not there, and a line that has no other', () => {
    const text = 'Hello {{first name}}. About {{project}}? When may we call?\n\n{{project page}}\n\nBye.';
    expect(fillAnswer(text, { ...facts, project: '', 'project page': '' })).toBe(
      'Hello Ananya. When may we call?\n\nBye.',
    );
  });

  it('shows nobody a placeholder, whether it was stored broken or is somebody’s name', () => {
    const answer = fillAnswer('Hello {{first name}}. {{fone}} rings. Call {{phone. Bye.', {
      ...facts,
      'first name': '{{phone}}',
    });
    expect(answer).toBe('Hello phone. Bye.');
  });
});

describe.each(readyAnswers)('the answer “$name” of a new site', ({ name, text }) => {
  it('is within its bounds, and is accepted as the office would type it', () => {
    expect(name.length).toBeLessThanOrEqual(answerLimits.nameMax);
    expect(settingTable.answers.input.parse({ answers: [{ name, text }] })).toEqual({
      answers: [{ name, text }],
    });
  });

  it('is whole, and also without a project', () => {
    expect(fillAnswer(text, facts)).toContain('Mangala Heights');
    const plain = fillAnswer(text, { ...facts, project: '', 'project page': '' });
    expect(plain).toMatch(
      /^Hello Ananya, this is Kadal Homes\. [A-Z]|^Hello Ananya, this is Kadal Homes\.\n[A-Z]/,
    );
    expect(plain).not.toMatch(/[{}]|about \.|see \?/);
  });
});
