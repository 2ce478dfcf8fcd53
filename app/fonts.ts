import localFont from 'next/font/local';

const display = localFont({
  src: '../node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-marcellus',
  adjustFontFallback: 'Times New Roman',
});

const sans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
});

/** The two faces, as variables on <html>. */
export const fontVariables = `${display.variable} ${sans.variable}`;
