// @ts-check

const had = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/;

/** @param {string} sign */
function toDrawn(sign) {
  if (had.test(sign)) return sign;
  if (sign === '₹') return 'Rs';
  if (/\s/.test(sign)) return ' ';
  return [...sign.normalize('NFKD')].filter((part) => had.test(part)).join('');
}

/** @param {string} text */
export const toDrawable = (text) => [...text].map(toDrawn).join('').replaceAll(/ {2,}/g, ' ').trim();
