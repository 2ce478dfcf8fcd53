import 'server-only';
import { z } from 'zod';
import type { Identity } from '@/lib/shared/brand/identity';
import { type Html, html } from '../text/html';
import type { Call } from './openapi';
import { renderStandalonePage } from './standalone-page';

const toStyle = ({
  paper,
  theme,
  accent,
}: Identity['colors']) => `body{margin:0;background:${paper};color:${theme};font:16px/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}h1{font-size:1.75rem}h2{margin-top:2.5rem;font-size:1.25rem}
details{border-top:1px solid #d8cfc2;padding:.6rem 0}summary{cursor:pointer}code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;background:#fffdfa;border:1px solid #d8cfc2}.method{display:inline-block;min-width:4rem;font-weight:700;color:${accent}}
a{color:inherit}:focus-visible{outline:2px solid ${accent};outline-offset:2px}`;

const whoMay = {
  public: 'anybody',
  user: 'everybody who is signed in',
  editor: 'admins and editors',
  sales: 'admins and sales',
  admin: 'admins',
  cron: 'the host’s scheduler',
};

function renderSchema(title: string, schema: z.ZodType, io: 'input' | 'output'): Html {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return html`<h3>${title}</h3><pre tabindex="0">${JSON.stringify(json, null, 2)}</pre>`;
}

function renderCall(call: Call): Html {
  const bodies = Object.entries(call.body ?? {}).map(([type, schema]) =>
    renderSchema(`Body, ${type}`, schema, 'input'),
  );
  const answers = Object.entries(call.answers).map(([status, answer]) =>
    answer instanceof z.ZodType
      ? renderSchema(`Answer ${status}`, answer, 'output')
      : html`<h3>Answer ${status}</h3><p>${answer ?? 'No body'}</p>`,
  );
  return html`
    <details>
      <summary>
        <span class="method">${call.method.toUpperCase()}</span> <code>${call.path}</code> ${call.summary}
      </summary>
      <p>For ${whoMay[call.access]}.</p>
      ${call.versioned && html`<p>Accepts <code>If-Match</code> and returns an <code>ETag</code>.</p>`}
      ${call.query && renderSchema('Query', call.query, 'input')}
      ${bodies}
      ${answers}
    </details>`;
}

export function renderReference(calls: readonly Call[], { name, colors }: Identity): Response {
  const nameOf = ({ path }: Call) => path.replace(/^\/api\/(admin\/)?/, '').split('/')[0] ?? '';
  const groups = [...new Set(calls.map(nameOf))].sort();
  const sections = groups.map((group) => {
    const own = calls.filter((call) => nameOf(call) === group).map(renderCall);
    return html`<section><h2>${group}</h2>${own}</section>`;
  });
  const main = html`
    <h1>API</h1>
    <p>
      For programs: <a href="/api/openapi.json">the OpenAPI document</a>. Errors are JSON with a message and, if any, errors by field.
    </p>
    ${sections}`;
  return new Response(renderStandalonePage({ title: 'API', brand: name, style: toStyle(colors), main }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
