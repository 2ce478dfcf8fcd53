import { sentContent } from '@/lib/content/enquiries/contact';

export const VisitLink = ({ href }: { href: string }) => (
  <a href={href} className="inline-flex min-h-11 items-center text-action underline underline-offset-4">
    {sentContent.chooseVisit}
  </a>
);
