import { sentContent } from '@/lib/content/enquiries/contact';
import { type ChatPartner, whatsappLink } from '@/lib/content/pages/contact-bar';
import type { PostedForm } from './outcomes';

type SentLineProps = {
  name: PostedForm;
  time?: string;
  contact: ChatPartner;
  project?: string | undefined;
};

export function SentLine({ name, time, contact, project }: SentLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-body">
      <span>
        {time && sentContent.at(time)} {sentContent.promise[name]}
      </span>
      <a
        href={whatsappLink(contact, project)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-action underline decoration-control underline-offset-4 hover:text-terra-deep"
      >
        {sentContent.writeMeanwhile}
      </a>
    </p>
  );
}
