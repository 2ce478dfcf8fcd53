import vm from 'node:vm';
import { expect, it } from 'vitest';
import { joinReactData } from './react-data.cjs';

/** As Next writes it. */
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')}])</script>`;

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);

function readData(html: string): string {
  const texts: string[] = [];
  const self = { __next_f: { push: ([, text]: [number, string]) => texts.push(text) } };
  for (const code of scriptsOf(html)) vm.runInNewContext(code ?? '', { self });
  return texts.join('');
}

const texts = [
  '1:["$","p",null,{"className":"a"}]\n',
  ['a `backtick`, a $', '{name} and a \\ backslash\r\n'].join(''),
  '</script><script>alert(1)</script><!-- <SCRIPT -->',
  'a null \0, a bell \x07, a lone \ud83c, a whole 🏠 and a line\u2028end',
];

it('React’s data comes as one piece and says the same', () => {
  const html = `<p>Words</p>${texts.map(push).join('')}<p>End</p>`;
  const joined = joinReactData(html);
  expect(scriptsOf(joined)).toHaveLength(1);
  expect(readData(joined)).toBe(texts.join(''));
  expect(joined.replace(/<script>[\s\S]*<\/script>/, '')).toBe('<p>Words</p><p>End</p>');
});

it('a quotation mark of it takes one byte', () => {
  expect(joinReactData(push('["a"]'))).toBe('<script>self.__next_f.push([1,`["a"]`])</script>');
});

it('data in another form stays as it is', () => {
  const html = '<script>self.__next_f.push([0])</script><script>self.__next_f.push([3,"AAE="])</script>';
  expect(joinReactData(html)).toBe(html);
});

it('what is fetched early is named by the page alone; a text that looks like it stays', () => {
  const data = ['2:I[1]\n:HL["/a.css","style"]\n', ':HL["/b.woff2","font"]\n5:T14,text\n:HL["/c","style"]\n'];
  expect(readData(joinReactData(data.map(push).join('')))).toBe('2:I[1]\n5:T14,text\n:HL["/c","style"]\n');
});
