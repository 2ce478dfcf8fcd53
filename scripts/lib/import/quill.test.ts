import { expect, test } from 'vitest';
import { cleanQuill } from './quill';

test.each([
  [
    'classes and colours go',
    '<p class="ql-align-center" style="color:red">A <strong>b</strong></p>',
    '<p>A <strong>b</strong></p>',
  ],
  ['lists of Quill 1 stay', '<ul><li class="ql-indent-1">a</li></ul>', '<ul><li>a</li></ul>'],
  [
    'bullets of Quill 2 are bullets again',
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li><li data-list="bullet">b</li></ol>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'a mixed list becomes one of each',
    '<ol><li data-list="ordered">a</li><li data-list="bullet">b</li></ol><p>c</p>',
    '<ol><li>a</li></ol><ul><li>b</li></ul><p>c</p>',
  ],
  ['deep headings become the second level', '<h4>A</h4><div>b</div>', '<h2>A</h2><p>b</p>'],
  ['an empty editor is the empty text', '<p><br></p>', ''],
  ['scripts go', '<p>a</p><script>x()</script><img src=x onerror=x()>', '<p>a</p>'],
])('%s', (_what, html, expected) => {
  expect(cleanQuill(html)).toBe(expected);
  expect(cleanQuill(expected)).toBe(expected);
});
