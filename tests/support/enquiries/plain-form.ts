export type PlainForm = { action: string; method: string; enctype: string; fields: Record<string, string> };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name, value = '']) => [name?.toLowerCase(), decode(value)]));
}

/** The form in a page's HTML that has a control of that name, as a browser without scripts would send it untouched. */
export function findPlainForm(html: string, control: string): PlainForm {
  for (const [, head = '', body = ''] of html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
    const controls = [...body.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) =>
      attributesOf(tag),
    );
    if (!controls.some(({ name }) => name === control)) continue;
    const sent = controls.filter(({ name, type }) => name && type !== 'checkbox' && type !== 'radio');
    const { action = '', method = 'get', enctype = '' } = attributesOf(head);
    const fields = Object.fromEntries(sent.map(({ name = '', value = '' }) => [name, value]));
    return { action, method: method.toLowerCase(), enctype: enctype.toLowerCase(), fields };
  }
  throw new Error(`The page has no form with ${control}.`);
}
