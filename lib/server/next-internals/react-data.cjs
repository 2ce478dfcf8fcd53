// @ts-check
// React's data of a prerendered page in fewer bytes.

const piece = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;
const pieces = new RegExp(`(?:${piece.source})+`, 'g');

/** What a template literal, or a script in HTML, would read as something else: lone surrogates and control characters among them. */
const special = /[\\`\p{Cs}]|(?!\n)\p{Cc}|\$(?=\{)|<(?=!--|\/?script)/giu;

/** @param {string} character */
const escaped = (character) =>
  /[\\`$]/.test(character) ? `\\${character}` : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What is to be fetched early: the page names it itself. Texts come later, each behind its length. */
const hints = /^:HL\[".*\]\n/gm;
const firstText = /:T[0-9a-f]+,/;

/** @param {string} data */
function dropHints(data) {
  const end = data.search(firstText);
  const head = end < 0 ? data : data.slice(0, end);
  return head.replace(hints, '') + data.slice(head.length);
}

/** @param {string} text */
const toTemplate = (text) => `\`${text.replace(special, escaped)}\``;

/**
 * Makes one piece of the many that React's data comes in, between backticks: its quotation marks need no backslash each, and
 * what stands in the page as well is written as it is there, so that compression finds it again. Hints are left out.
 * @param {string} html
 */
function joinReactData(html) {
  return html.replace(pieces, (run) => {
    const text = [...run.matchAll(piece)].map(([, literal = '""']) => JSON.parse(literal)).join('');
    return `<script>self.__next_f.push([1,${toTemplate(dropHints(text))}])</script>`;
  });
}

module.exports = { joinReactData };
