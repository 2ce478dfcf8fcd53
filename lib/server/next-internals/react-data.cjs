// @ts-check

const piece = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;
const pieces = new RegExp(`(?:${piece.source})+`, 'g');

/** A template literal or an HTML script would read these as something else. */
const special = /[\\`\p{Cs}]|(?!\n)\p{Cc}|\$(?=\{)|<(?=!--|\/?script)/giu;

/** @param {string} character */
const escaped = (character) =>
  /[\\`$]/.test(character) ? `\\${character}` : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The page already names these files. */
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

/** @param {string} html */
function joinReactData(html) {
  return html.replace(pieces, (run) => {
    const text = [...run.matchAll(piece)].map(([, literal = '""']) => JSON.parse(literal)).join('');
    return `<script>self.__next_f.push([1,${toTemplate(dropHints(text))}])</script>`;
  });
}

module.exports = { joinReactData };
