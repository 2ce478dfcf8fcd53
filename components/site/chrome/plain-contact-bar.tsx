import { StaticMarkup } from '@/components/site/ui/static-markup';
import {
  type ChatPartner,
  contactBarLabels,
  enquiryBlockId,
  whatsappLink,
} from '@/lib/content/pages/contact-bar';
import { barLink } from './bar-link';
import { barLook } from './contact-bar';

type PlainContactBarProps = { contact: ChatPartner; project: string };

/** Without a script it covers the other bar, which needs one to read the project. */
export function PlainContactBar({ contact, project }: PlainContactBarProps) {
  return (
    <StaticMarkup>
      <noscript>
        <nav
          aria-label={`${contactBarLabels.label}: ${project}`}
          style={{ zIndex: 31 }}
          className={`${barLook} desk:hidden pointer-fine:tablet:hidden print:hidden`}
        >
          <a href={contact.phoneHref} className={barLink}>
            {contactBarLabels.call}
          </a>
          <a
            href={whatsappLink(contact, project)}
            target="_blank"
            rel="noreferrer"
            className={`${barLink} border-line border-l`}
          >
            {contactBarLabels.whatsapp}
          </a>
          <a href={`#${enquiryBlockId}`} className={`${barLink} bg-terra text-white`}>
            {contactBarLabels.enquire}
          </a>
        </nav>
      </noscript>
    </StaticMarkup>
  );
}
