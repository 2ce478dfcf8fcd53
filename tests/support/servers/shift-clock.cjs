'use strict';
// Loaded before a server under test: its clock is as far from the real one as the file says, in milliseconds, at each look.
const fs = require('node:fs');

const file = process.env.CLOCK_FILE ?? '';
const shift = () => Number(fs.readFileSync(file, 'utf8'));
const RealDate = Date;
const { timeOrigin } = performance;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shift()] : given));
  }

  static now() {
    return RealDate.now() + shift();
  }

  // Next takes over what is the class's own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
};
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shift() });
