import 'server-only';
import { type Html, html } from '../text/html';
import { renderStandalonePage } from './standalone-page';

const style = `body{margin:0;background:#fffdfa;color:#221f1b;font:16px/1.4 "Instrument Sans",Arial,sans-serif}
main{box-sizing:border-box;min-height:100vh;min-height:100dvh;padding:24px clamp(24px,5vw,64px);display:flex;flex-direction:column;align-items:flex-start;justify-content:center;gap:24px}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.015em}p{margin:0;max-width:34rem}a{color:inherit;text-underline-offset:4px}a:focus-visible{outline:2px solid #1a6587;outline-offset:2px}`;

export function renderPlainPage(title: string, rest: Html) {
  const main = html`<h1>${title}</h1>${rest}`;
  return {
    html: renderStandalonePage({ title, style, main }),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  };
}
