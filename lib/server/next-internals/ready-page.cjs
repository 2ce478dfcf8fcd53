// @ts-check
// Readies a prerendered page: its scripts, and the headers that depend on what stands in it.
const { policyFor } = require('../policy/own-server.cjs');
const { emptyDocumentId } = require('./empty-document.cjs');
const { inlineStyles } = require('./inline-styles.cjs');
const { joinReactData } = require('./react-data.cjs');

/** @typedef {import('./file-cache.cjs').CacheValue} CacheValue */
/** @typedef {Extract<CacheValue, { postponed: unknown }>} CachedPage */

const imagePreload = /<link rel="preload" as="image"([^>]*)>/g;
const attribute = /([a-zA-Z]+)="([^"]*)"/g;

const waiting = 'text/after-paint';
const asyncScript = / async=""><\/script>/g;
const betweenData = /<\/script><script>(?=self\.__next_f\.push\()/g;

/** Runs the waiting scripts after the first paint of contents (an empty one may come before), those of the page's end as they come; at once in a hidden page, after 3 s in one without such a paint. An empty script before Next's client gives that a task of its own (instrumentation-client.ts). */
const start = `<script type="module" async="">{
let isDue=document.hidden;
const run=()=>{isDue=true;self.__next_s=[[,{children:''}]];for(const held of document.querySelectorAll('script[type="${waiting}"]')){
const script=document.createElement('script');script.async=true;script.setAttribute('src',held.getAttribute('src'));held.replaceWith(script)}};
document.addEventListener('DOMContentLoaded',()=>isDue&&run());
setTimeout(run,3000);
if(isDue)run();else new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint')[0]&&run()).observe({type:'paint',buffered:true})}</script>`;

/**
 * Has the scripts wait for the first paint, and makes one script of React's data, which needs one hash in the policy.
 * See docs/decisions/browser-payload.md.
 * @param {string} html
 */
function paintFirst(html) {
  return joinReactData(html)
    .replace(asyncScript, ` async="" type="${waiting}"></script>`)
    .replace(betweenData, ';')
    .replace('</head>', `${start}</head>`);
}

const emptyDocument = `<html id="${emptyDocumentId}"`;

/** @param {string} text */
const decode = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * The header of a picture that is preloaded; of one with a srcset the address is for browsers that know none.
 * @param {RegExpMatchArray} link
 */
function imageLink([, attributes = '']) {
  /** @type {Record<string, string>} */
  const all = {};
  for (const [, name = '', value = ''] of attributes.matchAll(attribute))
    all[name.toLowerCase()] = decode(value);
  const { href = all.imagesrcset?.split(' ')[0], ...rest } = all;
  return [
    `<${href}>; rel=preload; as="image"`,
    ...Object.entries(rest).map((pair) => `${pair[0]}="${pair[1]}"`),
  ].join('; ');
}

/**
 * The first picture, then the fonts, which Next names by itself: what is asked for first takes the connection.
 * @param {string} html
 * @param {string | undefined} fonts
 */
function linksFor(html, fonts) {
  const images = [...html.matchAll(imagePreload)].map(imageLink);
  return [...images, fonts].filter(Boolean).join(', ');
}

/**
 * A page as browsers get it, with the headers that depend on what stands in it.
 * @param {string} rendered
 * @param {string | undefined} fonts the header that names them
 */
function readyDocument(rendered, fonts) {
  const html = rendered.includes(emptyDocument) ? rendered : paintFirst(inlineStyles(rendered));
  const link = linksFor(html, fonts);
  return { html, headers: { 'content-security-policy': policyFor(html), ...(link && { link }) } };
}

const nonce = /; nonce="[^"]*"/g;

/**
 * What is kept of a page that is finished at its request was drawn for one visitor: the nonce in it is good for no other.
 * @param {CachedPage} page
 */
function dropNonce({ headers }) {
  if (headers?.link) headers.link = headers.link.toString().replace(nonce, '');
}

/**
 * Changes a prerendered page once; leaves every other value as it is.
 * @param {CacheValue | null | undefined} value
 */
function readyPage(value) {
  if (value?.kind !== 'APP_PAGE') return;
  if (value.postponed) dropNonce(value);
  if (value.postponed || !value.html) return;
  if (value.headers?.['content-security-policy']) return;
  const rendered = typeof value.html === 'string' ? value.html : value.html.toUnchunkedString();
  const { html, headers } = readyDocument(rendered, value.headers?.link?.toString());
  value.html = html;
  value.headers = { ...value.headers, ...headers };
}

module.exports = { readyDocument, readyPage };
