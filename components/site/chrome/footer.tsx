import { Logo } from '@/components/shared/logo';
import { SiteLink } from '@/components/shared/site-link';
import { Reveal } from '@/components/site/ui/reveal';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { controlLabels, furtherNavigation } from '@/lib/content/control-labels';
import { listOpenPages, type OpenForms } from '@/lib/content/enquiries/office-form-pages';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import { furtherLinks, nav } from '@/lib/content/nav';
import { promoterLabels } from '@/lib/content/pages/footer';
import type { Contact } from '@/lib/domain/settings/dto';
import type { Identity } from '@/lib/shared/brand/identity';
import { describeCompanyNumber } from '@/lib/shared/settings/company-number';
import { NewsletterForm } from './newsletter-form';
import { SocialLinks } from './social-links';
import { Year } from './year';

const privacyPolicy = 'Privacy Policy';
const [beforeLink, afterLink] = messages.newsletter.note.split(privacyPolicy);
const [logoDelay, taglineDelay, socialDelay] = limits.footerRevealDelaysMs;
const once = { once: true, timeMs: limits.footerRevealMs };

const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-ink hover:underline desk:min-h-[36px]';

type LinksProps = { links: readonly { name: string; href: string }[]; className: string };

function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <SiteLink href={href} className={footerLink}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** DPDP Rules, 2025, rule 9: the contact for data requests. The promoter's name and the grievance officer come with it. */
const describePromoter = ({
  registeredName,
  companyNumber,
  grievanceContact,
  dataContact,
}: Contact): string =>
  [
    [registeredName, describeCompanyNumber(companyNumber)].filter(Boolean).join(', '),
    grievanceContact && `${promoterLabels.grievances}: ${grievanceContact}`,
    dataContact && `${promoterLabels.data}: ${dataContact}`,
  ]
    .filter(Boolean)
    .map((line) => `\n${line}`)
    .join('');

type FooterProps = { year: string; identity: Identity; contact: Contact; forms: OpenForms };

export function Footer({ year, identity, contact, forms }: FooterProps) {
  return (
    <footer id="footer" className="on-ink bg-ink text-base text-on-ink">
      <div className="page-x grid gap-x-6 gap-y-12 *:min-w-0 pt-16 pb-14 tablet:grid-cols-2 tablet:pt-[88px] desk:grid-cols-[1.42fr_0.72fr_1.12fr_1.3fr]">
        <div className="[--logo:40px]">
          <Reveal {...once} delayMs={logoDelay}>
            <Logo identity={identity} onInk />
          </Reveal>
          <Reveal {...once} delayMs={taglineDelay} className="mt-6 max-w-[16em] text-on-ink-2">
            <p>{identity.footerTagline}</p>
          </Reveal>
          <Reveal {...once} delayMs={socialDelay} className="mt-5">
            <SocialLinks social={contact.social} />
          </Reveal>
        </div>
        <nav aria-label={controlLabels.footerNavigation}>
          <h2 className="text-foot-head">{controlLabels.quickLinks}</h2>
          <Links links={nav.quickLinks} className="mt-4" />
        </nav>
        <StaticMarkup>
          <h2 className="text-foot-head">{controlLabels.contactUs}</h2>
          <address className="mt-5 not-italic">
            {contact.address.map((row, index) => (
              <span key={row} className="block">
                {row}
                {index < contact.address.length - 1 && ','}
              </span>
            ))}
          </address>
          <a href={contact.phoneHref} className={`${footerLink} mt-3`}>
            {contact.phone}
          </a>
          <br />
          <a href={`mailto:${contact.email}`} className={`${footerLink} wrap-anywhere`}>
            {contact.email}
          </a>
        </StaticMarkup>
        <div>
          <h2 className="text-foot-head">{controlLabels.newsletter}</h2>
          <div className="mt-3">
            <NewsletterForm
              note={
                <>
                  {beforeLink}
                  <SiteLink href="/privacy" className="border-b border-control-ink hover:text-white">
                    {privacyPolicy}
                  </SiteLink>
                  {afterLink}
                </>
              }
            />
          </div>
        </div>
      </div>
      <nav aria-label={furtherNavigation} className="page-x pb-6 text-small">
        <Links links={[...furtherLinks, ...listOpenPages(forms)]} className="flex flex-wrap gap-x-8" />
      </nav>
      <div className="page-x">
        <div className="flex min-h-[76px] flex-wrap items-center justify-between gap-x-8 border-t border-line-ink py-3 text-small text-on-ink-2">
          <p className="whitespace-pre-line wrap-anywhere">
            © <Year printed={year} /> {identity.name}
            {describePromoter(contact)}
          </p>
          <nav aria-label={controlLabels.legalNavigation}>
            <Links links={nav.legal} className="flex flex-wrap gap-x-8" />
          </nav>
        </div>
      </div>
    </footer>
  );
}
