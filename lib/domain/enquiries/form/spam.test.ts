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

it('suspects no sum, no figure and no greeting in another writing', () => {
  expect(listSpamReasons({ ...family, message: 'Is 4 < 5? <arch> 100% www. http://' })).toEqual([]);
  expect(listSpamReasons({ ...family, message: '12345' })).toEqual([]);
  // A quarter of the letters; one more would be too many.
  expect(listSpamReasons({ ...family, message: 'Дом home 1234 5678 9 ok a bc' })).toEqual([]);
});

it('suspects no form that was open for as long as it takes to fill it in', () => {
  expect(listSpamReasons({ ...family, filledInMs: 2500 })).toEqual([]);
});

it.each([
  [{ isHoneypotFilled: true }, 'A field that people cannot see was filled in.'],
  [{ message: 'http://a.example and www.b.example' }, 'Two links in the message.'],
  [{ name: 'Win https://a.example' }, 'A link in the name.'],
  [{ name: 'Claim your prize at evil-prize.example/win' }, 'A link in the name.'],
  [{ name: 'write to prize@evil.example' }, 'A link in the name.'],
  [{ message: '<script>alert(1)</script>' }, 'Program code or link markup in the text.'],
  [{ message: 'Предлагаем продвижение сайта' }, 'Written in a script that is not used here.'],
  [{ message: 'www.a.example www.b.example www.c.example' }, 'Three links in the message.'],
  [{ message: 'http://a.b '.repeat(4) }, 'Four links in the message.'],
  [{ message: 'http://a.b '.repeat(5) }, 'Five links in the message.'],
  [{ message: 'http://a.b '.repeat(6) }, '6 links in the message.'],
  [{ message: 'HTTPS://A.EXAMPLE WWW.B.EXAMPLE' }, 'Two links in the message.'],
  [{ message: '< iframe src=x>' }, 'Program code or link markup in the text.'],
  [{ message: '<a href=x>' }, 'Program code or link markup in the text.'],
  [{ message: 'JavaScript:alert(1)' }, 'Program code or link markup in the text.'],
  [{ message: 'cheap[/url]' }, 'Program code or link markup in the text.'],
  [{ message: '[url=x]cheap' }, 'Program code or link markup in the text.'],
  [{ name: '<img src=x>' }, 'Program code or link markup in the text.'],
  [{ message: '我们可以推广您的网站' }, 'Written in a script that is not used here.'],
  [{ message: '웹사이트 홍보' }, 'Written in a script that is not used here.'],
  [{ message: 'Дом home 1234 ok a b' }, 'Written in a script that is not used here.'],
  [{ isFromCrowd: true }, 'Very many enquiries came from the networks around its sender.'],
  [{ filledInMs: 0 }, 'Sent 1 second after the page opened.'],
  [{ filledInMs: 900 }, 'Sent 1 second after the page opened.'],
  [{ filledInMs: 2499 }, 'Sent 2 seconds after the page opened.'],
])('%j is suspected: %s', (change, sentence) => {
  expect(listSpamReasons({ ...family, ...change })).toEqual([sentence]);
});

it('counts links that are written as markup', () => {
  expect(listSpamReasons({ ...family, message: '<a href=x> <a href=y>' })).toEqual([
    'Two links in the message.',
    'Program code or link markup in the text.',
  ]);
});

it('says everything that is suspicious', () => {
  const advert = {
    name: 'www.a.example',
    message: 'http://a.b http://c.d',
    isHoneypotFilled: true,
    filledInMs: 10,
  };
  expect(listSpamReasons(advert)).toEqual([
    'A field that people cannot see was filled in.',
    'Two links in the message.',
    'A link in the name.',
    'Sent 1 second after the page opened.',
  ]);
});
