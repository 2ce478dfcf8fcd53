// @ts-check
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

/** After the first contentful paint; at once in a hidden page, after 3 s without a paint. The empty script makes Next's client a separate task. */
const start = `<script type="module" async="">{
let isDue=document.hidden;
const run=()=>{isDue=true;self.__next_s=[[,{children:''}]];for(const held of document.querySelectorAll('script[type="${waiting}"]')){
const script=document.createElement('script');script.async=true;script.setAttribute('src',held.getAttribute('src'));held.replaceWith(script)}};
document.addEventListener('DOMContentLoaded',()=>isDue&&run());
setTimeout(run,3000);
if(isDue)run();else new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint')[0]&&run()).observe({type:'paint',buffered:true})}</script>`;

/** @param {string} html */
function paintFirst(html) {
  return joinReactData(html)
    .replace(asyncScript, ` async="" type="${waiting}"></script>`)
    .replace(betweenData, ';')
    .replace('</head>', `${start}</head>`);
}

const emptyDocument = `<html id="${emptyDocumentId}"`;

/** @param {string} text */
const decode = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** @param {RegExpMatchArray} link */
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
 * @param {string} html
 * @param {string | undefined} fonts
 */
function linksFor(html, fonts) {
  const images = [...html.matchAll(imagePreload)].map(imageLink);
  return [...images, fonts].filter(Boolean).join(', ');
}

/**
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
 * The nonce of a cached page is valid for one visitor only.
 * @param {CachedPage} page
 */
function dropNonce({ headers }) {
  if (headers?.link) headers.link = headers.link.toString().replace(nonce, '');
}

/** @param {CacheValue | null | undefined} value */
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
