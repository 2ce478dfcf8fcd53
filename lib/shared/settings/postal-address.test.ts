import { expect, it } from 'vitest';
import { splitAddress, toAddressLines } from './postal-address';

it.each([
  [['Sea House', 'Mangaluru 575 002'], { address: ['Sea House'], city: 'Mangaluru', pin: '575002' }],
  [['Sea House', 'Mangaluru – 575002'], { address: ['Sea House'], city: 'Mangaluru', pin: '575002' }],
  [['Sea House', 'Udupi, 576 101'], { address: ['Sea House'], city: 'Udupi', pin: '576101' }],
  [['Sea House', 'Udupi'], { address: ['Sea House', 'Udupi'], city: '', pin: '' }],
  [['Udupi 576 101'], { address: ['Udupi 576 101'], city: '', pin: '' }],
])('the lines %j are taken apart where the last has a PIN code below another line', (lines, parts) => {
  expect(splitAddress(lines)).toEqual(parts);
});

it.each([
  [{ address: ['Sea House'], city: 'Udupi', pin: '576101' }, ['Sea House', 'Udupi 576 101']],
  [{ address: ['Sea House'], city: 'Udupi', pin: '' }, ['Sea House', 'Udupi']],
  [{ address: ['Sea House', 'Udupi'], city: '', pin: '' }, ['Sea House', 'Udupi']],
])('the address %j is printed as the lines %j', (address, lines) => {
  expect(toAddressLines(address)).toEqual(lines);
});
