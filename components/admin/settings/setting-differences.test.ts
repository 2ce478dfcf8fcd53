import { expect, test } from 'vitest';
import { contact as contactPart } from '@/lib/domain/settings/parts/contact';
import { faqs } from '@/lib/domain/settings/parts/faqs';
import { terms } from '@/lib/domain/settings/parts/legal';
import { listSettingDifferences } from './setting-differences';
import { settingLabelOf } from './setting-label';

const contact = {
  phone: '+91 98450 12345',
  address: ['Tide House', 'Mangalore'],
  hours: [{ days: 'Saturday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
};

test('each field of a part that differs is named with both sides, and the others are left out', () => {
  const theirs = { ...contact, phone: '+91 98450 54321', address: ['Tide House', 'Udupi'] };
  expect(listSettingDifferences(contactPart, contact, theirs)).toEqual([
    { field: 'phone', label: 'Phone', mine: '+91 98450 12345', theirs: '+91 98450 54321' },
    { field: 'address', label: 'Address', mine: 'Tide House\nMangalore', theirs: 'Tide House\nUdupi' },
  ]);
});

test('an entry that only one side has is a difference of its own', () => {
  const closed = { days: 'Sunday', time: 'Closed', opens: null, closes: null };
  expect(
    listSettingDifferences(contactPart, contact, { ...contact, hours: [...contact.hours, closed] }),
  ).toEqual([{ field: 'hours.1', label: 'Business hours 2', mine: '', theirs: 'Sunday\nClosed' }]);
});

test('questions are compared by their words, not by their ids', () => {
  const mine = [{ _id: 'wells', question: 'Wells?', answer: ['Yes'], link: undefined }];
  const theirs = [{ _id: 'wells-2', question: 'Wells?', answer: ['No'] }];
  expect(listSettingDifferences(faqs, mine, theirs)).toEqual([
    { field: '0', label: 'Question 1', mine: 'Wells?\nYes', theirs: 'Wells?\nNo' },
  ]);
});

test('a nested field is named by its place', () => {
  expect(settingLabelOf(terms, 'sections.2.heading')).toBe('Section 3, heading');
  expect(settingLabelOf(faqs, '0.answer')).toBe('Question 1, answer');
  expect(settingLabelOf(terms, '')).toBe('This part');
});
