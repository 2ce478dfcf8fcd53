import localFont from 'next/font/local';

const display = localFont({
  src: '../../node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-display',
  adjustFontFallback: false,
  fallback: ['display-local', 'display-android', 'serif'],
});

export const displayVariable = display.variable;
