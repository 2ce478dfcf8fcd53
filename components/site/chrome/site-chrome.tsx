import type { ReactNode } from 'react';
import { WordmarkSymbol } from '@/components/shared/wordmark';
import { controlLabels } from '@/lib/content/control-labels';
import type { Contact } from '@/lib/domain/settings/dto';
import { ContactBar } from './contact-bar';
import { Footer } from './footer';
import { Header } from './header';
import { PageBehaviour } from './page-behaviour';
import { PageTransition } from './page-transition';
import { Splash } from './splash';
import { StartScript } from './start-script';

type SiteChromeProps = { year: string; contact: Contact; children: ReactNode };

export function SiteChrome({ year, contact, children }: SiteChromeProps) {
  return (
    <div className="text-body">
      <WordmarkSymbol />
      <StartScript />
      <Splash />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-3"
      >
        {controlLabels.skipToContent}
      </a>
      <Header social={contact.social} />
      <PageTransition>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </PageTransition>
      <Footer year={year} contact={contact} />
      <ContactBar phoneHref={contact.phoneHref} />
      <PageBehaviour />
    </div>
  );
}
