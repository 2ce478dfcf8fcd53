import { expect, it } from 'vitest';
import { listSpamReasons } from './spam';

const family = {
  name: 'Ananya Rao',
  message: 'We are a family of four. Our present home: https://maps.example.com/home',
  isHoneypotFilled: false,
  filledInMs: 40_000,
};

it('suspects no family that writes a message with one link, in Kannada or English, with or without JavaScript', () => {
  expect(listSpamReasons(family)).toEqual([]);
  expect(listSpamReasons({ ...family, filledInMs: undefined })).toEqual([]);
  expect(listSpamReasons({ ...family, message: 'ನಮಗೆ ಮೂರು ಕೋಣೆಗಳ ಮನೆ ಬೇಕು' })).toEqual([]);
  expect(listSpamReasons({ ...family, message: '' })).toEqual([]);
});

it.each([
  [{ isHoneypotFilled: true }, 'A field that people cannot see was filled in.'],
  [{ message: 'http://a.example and www.b.example' }, 'Two links in the message.'],
  [{ name: 'Win https://a.example' }, 'A link in the name.'],
  [{ message: '<script>alert(1)</script>' }, 'Program code or link markup in the text.'],
  [{ message: 'Предлагаем продвижение сайта' }, 'Written in a script that is not used here.'],
  [{ filledInMs: 900 }, 'Sent 1 second after the page opened.'],
])('%j is suspected: %s', (change, sentence) => {
  expect(listSpamReasons({ ...family, ...change })).toEqual([sentence]);
});
