import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSvg } from './draw';

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (content: string, attributes = 'viewBox="0 0 120 40"') =>
  Buffer.from(`<svg ${xmlns} ${attributes}>${content}</svg>`);
const mark = '<path fill="#2f6b52" d="M0 0h40v40H0z"/>';

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { size: [info.width, info.height, info.channels], pixel };
}

const refusalOf = (svg: Buffer, timeoutMs?: number): Promise<string> =>
  drawSvg(svg, timeoutMs).then(
    () => 'It was drawn.',
    (error: Error) => error.message,
  );

describe('a drawing that is accepted', () => {
  it('becomes a PNG of 2,000 px on its longer side, with its colours and its transparency', async () => {
    const { size, pixel } = await readPixels(await drawSvg(drawing(mark)));
    expect(size).toEqual([2000, 667, 4]);
    expect(pixel(300, 300)).toEqual([0x2f, 0x6b, 0x52, 255]);
    expect(pixel(1900, 300)[3]).toBe(0);
  });

  it.each([
    ['a viewBox of less than a pixel', 'viewBox="0 0 .5 .25"', [2000, 1000]],
    ['a size without a viewBox', 'width="50mm" height="25mm"', [2000, 1000]],
    ['a size of its own beside a viewBox', 'width="8in" height="2in" viewBox="0 0 120 30"', [2000, 500]],
    ['a size that is a part of something', 'width="100%" height="100%" viewBox="0 0 10 20"', [1000, 2000]],
    ['a size beyond any screen', 'width="2000000" height="1000000"', [2000, 1000]],
    ['a size by its style', 'style="width:24px;height:12px" viewBox="0 0 10 5"', [2000, 1000]],
  ])('with %s fills such a picture', async (_, attributes, [width, height]) => {
    const { size } = await readPixels(await drawSvg(drawing('<path d="M0 0h9v9z"/>', attributes)));
    expect(size).toEqual([width, height, 4]);
  });

  it('may have a document type, styles, gradients, parts that are used again, an editor’s own notes and pictures within', async () => {
    const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#dc1e1e' } })
      .png()
      .toBuffer();
    const svg = Buffer.from(
      `\ufeff<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a program of drawings -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${xmlns} xmlns:sodipodi="http://sodipodi.example" viewBox="0 0 120 40" sodipodi:docname="C:\\logo.svg">
  <sodipodi:namedview pagecolor="#fff"/>
  <style type="text/css"><![CDATA[ .a > b, .mark { fill: url(#tide) } ]]></style>
  <defs>
    <linearGradient id="tide"><stop stop-color="#00f"/></linearGradient>
    <rect id="block" class="mark" width="40" height="40"/>
  </defs>
  <title>Sea &amp; Sons &#x2014; &#8377;</title>
  <use xlink:href="#block"/>
  <image x="80" width="40" height="40" xlink:href="data:image/png;base64,${red.toString('base64')}"/>
</svg>`.replace(' onward="no"', ''),
    );
    const { pixel } = await readPixels(await drawSvg(svg));
    expect(pixel(300, 300)).toEqual([0, 0, 255, 255]);
    expect(pixel(1000, 300)[3]).toBe(0);
    expect(pixel(1700, 300).slice(0, 3)).toEqual([0xdc, 0x1e, 0x1e]);
  });
});

const laughs = Array.from(
  { length: 12 },
  (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
).join('');

describe('a drawing that is refused', () => {
  const outside = (reference: string) => `refers to content outside the file (${reference})`;

  it.each([
    ['holds a script', '<script>alert(1)</script>', 'holds a script'],
    [
      'holds a script by another prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg"/>',
      'holds a script',
    ],
    ['holds a script in capitals', '<SCRIPT/>', 'holds a script'],
    ['holds HTML', '<foreignObject><p/></foreignObject>', 'holds another document (foreignObject)'],
    ['has an event handler', '<path onload="alert(1)"/>', 'has an event handler (onload)'],
    ['has one in capitals', '<path ONCLICK="alert(1)"/>', 'has an event handler (ONCLICK)'],
    ['links to a page', '<a href="https://evil.example/"/>', outside('https://evil.example/')],
    ['shows a file', '<image xlink:href="file:///etc/passwd"/>', outside('file:///etc/passwd')],
    ['uses another file', '<use href="other.svg#mark"/>', outside('other.svg#mark')],
    ['moves its references', '<g xml:base="https://evil.example/"/>', outside('https://evil.example/')],
    ['calls a script', '<a href="java&#115;cript:alert(1)"/>', outside('javascript:alert(1)')],
    [
      'shows a drawing within',
      '<image href="data:image/svg+xml,%3Csvg/%3E"/>',
      outside('data:image/svg+xml,%3Csvg/%3E'),
    ],
    [
      'is filled from outside',
      '<path fill="url(https://evil.example/#a)"/>',
      outside('https://evil.example/#a'),
    ],
    [
      'is styled from outside',
      '<path style="mask: URL( \'//evil.example/a\' )"/>',
      outside('//evil.example/a'),
    ],
    [
      'has a sheet that asks outside',
      '<style>a{fill:url(//evil.example)}</style>',
      outside('//evil.example'),
    ],
    [
      'hides that behind a comment',
      '<style>a{fill:u<!-- -->rl(//evil.example)}</style>',
      outside('//evil.example'),
    ],
    [
      'hides that behind a character',
      '<style>a{fill:ur&#x6c;(//evil.example)}</style>',
      outside('//evil.example'),
    ],
    [
      'hides that in CDATA',
      '<style>a{fill:ur<![CDATA[l(//evil.example)]]>}</style>',
      outside('//evil.example'),
    ],
    ['imports a sheet', '<style>@import "//evil.example";</style>', 'imports a style sheet (@import)'],
    ['spells with escapes', '<style>a{fill:\\75rl(//evil.example)}</style>', 'has a backslash in its style'],
    ['has an element in its sheet', '<style><g/></style>', 'cannot be read'],
    ['names an unknown character', '<text>&nbsp;</text>', 'cannot be read'],
    ['asks for a sheet', '<?xml-stylesheet href="//evil.example"?>', 'has a processing instruction (<?…?>)'],
    ['has a document type within', '<!DOCTYPE svg>', 'declares entities (DOCTYPE)'],
    ['declares something', '<!ENTITY a "b">', 'declares entities (DOCTYPE)'],
    ['does not close a tag', '<g>', 'cannot be read'],
    ['closes another tag', '<g></a>', 'cannot be read'],
    ['has an attribute twice', '<g id="a" id="b"/>', 'cannot be read'],
    ['has an attribute without quotes', '<g id=a/>', 'cannot be read'],
    ['opens a comment without end', '<!-- <g/>', 'cannot be read'],
    ['goes too deep', '<g>'.repeat(64), 'has too many parts'],
    ['has too many parts', '<g/>'.repeat(20_000), 'has too many parts'],
    ['is drawn wrongly', '<g a:b="1"/>', 'is damaged, or takes too long to draw'],
  ])('%s', async (_, content, message) => {
    expect(await refusalOf(drawing(content))).toBe(message);
  });

  it.each([
    ['a document type', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'declares entities (DOCTYPE)'],
    ['another encoding', '<?xml version="1.0" encoding="utf-7"?><svg/>', 'is not written in UTF-8'],
    ['two drawings', '<svg/><svg/>', 'does not contain exactly one drawing'],
    ['a page around it', '<html><svg/></html>', 'does not contain exactly one drawing'],
    ['no end', '<svg>', 'is incomplete'],
    ['neither size nor viewBox', `<svg ${xmlns}/>`, 'has neither a size nor a viewBox'],
    [
      'a size in parts alone',
      `<svg ${xmlns} width="100%" height="50%"/>`,
      'has neither a size nor a viewBox',
    ],
    ['a viewBox of nothing', `<svg ${xmlns} viewBox="0 0 0 9"/>`, 'has neither a size nor a viewBox'],
  ])('has %s', async (_, text, message) => {
    expect(await refusalOf(Buffer.from(text))).toBe(message);
  });

  it('is not UTF-8', async () => {
    expect(await refusalOf(Buffer.from('<svg id="\xff"/>', 'latin1'))).toBe('is not written in UTF-8');
  });

  it('takes too long, whose process is ended', async () => {
    const svg = drawing(`<rect id="a0" width="1" height="1"/>${laughs}<use href="#a12"/>`);
    expect(await refusalOf(svg, 1000)).toBe('is damaged, or takes too long to draw');
  });

  it('takes too much memory, whose process ends itself', async () => {
    const floods = Array.from({ length: 200 }, (_, at) => at);
    const filter = `${floods.map((at) => `<feFlood result="r${at}"/>`).join('')}<feMerge>${floods.map((at) => `<feMergeNode in="r${at}"/>`).join('')}</feMerge>`;
    const svg = drawing(
      `<filter id="f">${filter}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
      'viewBox="0 0 9 9"',
    );
    expect(await refusalOf(svg, 60_000)).toBe('is damaged, or takes too long to draw');
  });
});

it('a drawing of 2 MB that is made to be slow is read in proportion to its length', async () => {
  const long = 2_000_000;
  const attacks = [
    `<svg ${' '.repeat(long)}x`,
    `<svg ${'a'.repeat(long)}`,
    `<svg width="${'1'.repeat(long)}!" height="1"/>`,
    `<svg a="${'&a'.repeat(long / 2)}"/>`,
    `<svg a="${'url('.repeat(long / 4)}"/>`,
    `<svg viewBox="${' '.repeat(long)}"/>`,
    `${'<!DOCTYPE '.repeat(long / 10)}`,
    `<!DOCTYPE ${' '.repeat(long)}`,
    `<svg>${'<!--'.repeat(long / 4)}`,
    `<?xml ${'encoding '.repeat(long / 9)}`,
  ];
  for (const attack of attacks) expect(await refusalOf(Buffer.from(attack))).not.toBe('It was drawn.');
}, 10_000);
