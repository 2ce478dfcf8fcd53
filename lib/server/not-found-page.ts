import 'server-only';
import { messages } from '@/lib/content/messages';
import { site } from '@/lib/content/site';

const style = `body{margin:0;background:${site.colors.paper};color:${site.colors.theme};font:16px/1.4 "Instrument Sans",Arial,sans-serif}
main{box-sizing:border-box;min-height:100vh;min-height:100dvh;padding:24px clamp(24px,5vw,64px);display:flex;flex-direction:column;align-items:flex-start;justify-content:center;gap:24px}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.015em}a{color:#973f20;text-underline-offset:4px}a:focus-visible{outline:2px solid #1a6587;outline-offset:2px}`;

const mark = `<svg viewBox="4 2 32 35" width="40" height="44" aria-hidden="true"><path fill="${site.colors.accent}" d="M4 3h32v20.2c-4 0-4 3-8 3s-4-3-8-3-4 3-8 3-4-3-8-3z"/><path fill="none" stroke="${site.colors.theme}" stroke-width="2.6" d="M4 31.4c4 0 4 3 8 3s4-3 8-3 4 3 8 3 4-3 8-3"/></svg>`;

const html = `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${messages.notFound} | ${site.name}</title><style>${style}</style></head><body><main>${mark}<h1>${messages.notFound}</h1><a href="/">Back to the website</a></main></body></html>`;

/**
 * The not-found page of the back office, whole: without the website's header and footer (SHELL-2), with its status, and
 * without scripts. A page of Next would send 200 before it has asked who is there, or stay empty until its scripts run.
 */
export const adminNotFound = {
  html,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
};
