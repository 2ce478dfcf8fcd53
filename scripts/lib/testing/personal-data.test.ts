import { expect, it } from 'vitest';
import { newEmail, newPhone } from '../../../tests/support/values';
import { findPersonalData } from './personal-data';

it('a line of a log with a visitor’s address, number or name is found, once', () => {
  const lines = [
    `{"level":50,"message":"Unique constraint: ${newEmail()}"}`,
    `{"phone":"${newPhone()}"}`,
    '{"phone":"+919845012345"}',
    'Invalid invocation: { data: { name: "Nisha Pai" } }',
  ];
  expect(findPersonalData([...lines, ...lines].join('\n'))).toEqual(lines);
});

it('times, ids, ports and addresses of the network are no personal data', () => {
  const log = `{"level":40,"time":1795356248014,"requestId":"01a2039f-7710-7099-b0cf-9845012345ab","msg":"not delivered"}
Error: connect ECONNREFUSED 127.0.0.1:3987 { digest: '3912345678' }
GET https://crm.example.com/hook 9845012345678`;
  expect(findPersonalData(log)).toEqual([]);
});
