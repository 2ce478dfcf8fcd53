import { expect, it } from 'vitest';
import { toDrawable } from './drawable.mjs';

it.each([
  ['Kadal Crest, ½ acre – “Sea”', 'Kadal Crest, ½ acre – “Sea”'],
  ['Śrī Āśraya', 'Sri Asraya'],
  ['₹ 85 lakh', 'Rs 85 lakh'],
  ['ಕಡಲು Kadal ಕ್ರೆಸ್ಟ್', 'Kadal'],
  ['ಕಡಲು', ''],
  ['Sea 🌊 view\nof\tKaup', 'Sea view of Kaup'],
  ['a\u0000b\u00adc', 'abc'],
])('of %j a brochure has %j', (text, drawn) => {
  expect(toDrawable(text)).toBe(drawn);
});
