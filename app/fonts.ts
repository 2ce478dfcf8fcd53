import localFont from 'next/font/local';

const sans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['sans-local', 'sans-android', 'Arial', 'sans-serif'],
});

/** The face of both products, as a variable on <html>. */
export const sansVariable = sans.variable;
