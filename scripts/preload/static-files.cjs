'use strict';
// Has Next answer with what the build compressed beforehand: it would squeeze each file anew for each visitor, and by gzip.
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

const prefix = '/_next/static/';
const suffix = '.br';
const types = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/** The addresses of the files that have a compressed copy; none where nothing is built, which Next says itself. */
function listCompressed(folder) {
  if (!fs.existsSync(folder)) return new Set();
  const copies = fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(suffix));
  return new Set(copies.map((file) => prefix + file.slice(0, -suffix.length).split(path.sep).join('/')));
}

const wantsBrotli = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '');

/** Leads the request to the compressed file where there is one that the caller takes. */
function choose(request, response, compressed) {
  const [file] = request.url.split('?', 1);
  if (!compressed.has(file)) return;
  response.setHeader('Vary', 'Accept-Encoding');
  if (!wantsBrotli(request)) return;
  request.url = file + suffix;
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', types[path.extname(file)]);
}

function install(folder) {
  const compressed = listCompressed(folder);
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitCompressed(event, request, response, ...rest) {
    if (event === 'request') choose(request, response, compressed);
    return emit.call(this, event, request, response, ...rest);
  };
}

module.exports = { install };
