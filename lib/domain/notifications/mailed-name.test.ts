import { expect, it } from 'vitest';
import { hasAddress, toMailedName } from './mailed-name';

it.each([
  'Ananya Rao',
  'K. Ramesh Shetty',
  'K.Ramesh',
  'B.S.Yediyurappa',
  'Dr.Rao',
  'Smt. Kamala D’Souza',
  'Ravi S/O Ganesh',
  'ಅನನ್ಯ ರಾವ್',
  'Anne-Marie Pinto 2',
  'Block 12, Flat 405',
])('%s is greeted by name', (name) => {
  expect(toMailedName(name)).toBe(name);
});

it.each([
  'Claim your prize at evil-prize.example/win',
  'x.example',
  'HTTPS://A.EXAMPLE',
  'www.a.example',
  'WWW。a。example',
  'write to a@b',
  'T.me',
  'X.Com',
  'k.ramesh',
  'prize [dot] example',
  'prize dot com',
  'ಬಹುಮಾನ.ಭಾರತ',
])('%s names an address, and is not sent on to the address that was given', (name) => {
  expect(hasAddress(name)).toBe(true);
  expect(toMailedName(name)).toBe('');
});

it.each([
  'Call 98450 12345',
  '+91 (984) 501-2345',
  'ಕರೆ ೯೮೪೫೦೧೨',
  '९८४-५०-१२',
  '1.2.3.4.5.6.7',
  'A'.repeat(61),
])('%s carries a number or a message, and is not sent on either', (name) => {
  expect(toMailedName(name)).toBe('');
});

it('a name is one line, and sixty characters at most', () => {
  expect(toMailedName(' Nisha\r\n Rao ')).toBe('Nisha Rao');
  expect(toMailedName('😀'.repeat(60))).toBe('😀'.repeat(60));
});
