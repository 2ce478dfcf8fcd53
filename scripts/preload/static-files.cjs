'use strict';
// Has Next answer with what the build compressed beforehand: it would squeeze each file anew for each visitor, and by gzip.
const fs = require('node:fs');
const path = require('node:path');
const Negotiator = require('negotiator');

const prefix = '/_next/static/';
const suffix = '.br';
const types = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/** The addresses of the files that have a compressed copy; none where nothing is built, which Next says itself. */
function listCompressed(folder) {
  if (!fs.existsSync(folder)) return new Set();
  const copies = fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(suffix));
  return new Set(copies.map((file) => prefix + file.slice(0, -suffix.length).split(path.sep).join('/')));
}

const wantsBrotli = (request) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  new Negotiator(request).encodings(['br']).length > 0;

/** Leads a request to the compressed file where there is one that the caller takes. */
function makeChoice(folder) {
  const compressed = listCompressed(folder);
  return (request, response) => {
    const [file] = request.url.split('?', 1);
    if (!compressed.has(file)) return;
    response.setHeader('Vary', 'Accept-Encoding');
    if (!wantsBrotli(request)) return;
    request.url = file + suffix;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', types[path.extname(file)]);
  };
}

module.exports = { makeChoice };
