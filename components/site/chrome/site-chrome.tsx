import type { ReactNode } from 'react';
import { hasBuiltInWordmark, WordmarkSymbol } from '@/components/shared/wordmark';
import { controlLabels } from '@/lib/content/control-labels';
import type { OpenForms } from '@/lib/content/enquiries/office-form-pages';
import type { ShownContact } from '@/lib/domain/settings/dto';
import type { Identity } from '@/lib/shared/brand/identity';
import { ContactBar } from './contact-bar';
import { Footer } from './footer';
import { Header } from './header';
import { PageBehaviour } from './page-behaviour';
import { PageTransition } from './page-transition';
import { Splash } from './splash';
import { StartScript } from './start-script';

type SiteChromeProps = {
  year: string;
  identity: Identity;
  contact: ShownContact;
  forms: OpenForms;
  children: ReactNode;
};

export function SiteChrome({ year, identity, contact, forms, children }: SiteChromeProps) {
  return (
    <div className="text-body">
      {hasBuiltInWordmark(identity) && <WordmarkSymbol />}
      <StartScript />
      <Splash identity={identity} />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-3"
      >
        {controlLabels.skipToContent}
      </a>
      <Header identity={identity} social={contact.social} />
      <PageTransition>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </PageTransition>
      <Footer year={year} identity={identity} contact={contact} forms={forms} />
      <ContactBar phoneHref={contact.phoneHref} brand={contact.brand} />
      <PageBehaviour />
    </div>
  );
}
