import 'server-only';
import type { ReactNode } from 'react';
import { site } from '@/lib/content/site';

const { paper, theme } = site.colors;

type MailLayoutProps = { title: string; footer: ReactNode; children: ReactNode };

/** What stands around every mail. Clients read inline styles alone. */
export function MailLayout({ title, footer, children }: MailLayoutProps) {
  return (
    <html lang={site.locale}>
      {/* biome-ignore lint/style/noHeadElement: a mail is a document of its own. */}
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body
        style={{ margin: 0, padding: '24px', background: paper, color: theme, font: '16px/1.55 sans-serif' }}
      >
        <div style={{ maxWidth: '560px', margin: '0 auto' }}>
          <p style={{ fontWeight: 600 }}>{site.name}</p>
          <h1 style={{ fontSize: '22px', lineHeight: '1.3' }}>{title}</h1>
          {children}
          <hr style={{ border: 0, borderTop: '1px solid #d5c8b5', margin: '32px 0 16px' }} />
          <div style={{ fontSize: '13px', color: '#665d51' }}>{footer}</div>
        </div>
      </body>
    </html>
  );
}
