import 'server-only';
import { site } from '@/lib/content/site';
import { Html, html } from '../text/html';

type Page = { title: string; brand?: string; style: string; main: Html };

/** Its address may hold the secret of a link, which no other page may see. */
export const renderStandalonePage = ({ title, brand, style, main }: Page): string =>
  html`
    <!doctype html><html lang="${site.locale}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <meta name="referrer" content="no-referrer">
        <title>${[title, brand].filter(Boolean).join(' | ')}</title>
        <style>${new Html(style)}</style>
      </head>
      <body><main>${main}</main></body>
    </html>`.text;
