import { expect, it } from 'vitest';
import { describeCompanyNumber, isCompanyNumber, tidyCompanyNumber } from './company-number';

it.each([
  ['u45200 ka1995 ptc000000', 'CIN U45200KA1995PTC000000'],
  ['L45200KA1995PLC000000', 'CIN L45200KA1995PLC000000'],
  ['aaa-1234', 'LLPIN AAA-1234'],
  ['none', ''],
  ['', ''],
])('%j is the number of a company, of a partnership, or says that there is none', (typed, told) => {
  const number = tidyCompanyNumber(typed);
  expect([isCompanyNumber(number), describeCompanyNumber(number)]).toEqual([true, told]);
});

it.each(['U45200KA1995PTC00000', 'X45200KA1995PTC000000', 'U45200KA1995PTC0000000', 'AAA1234', 'no'])(
  '%s is none of them',
  (typed) => {
    expect(isCompanyNumber(tidyCompanyNumber(typed))).toBe(false);
  },
);
