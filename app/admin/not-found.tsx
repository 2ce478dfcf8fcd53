import { IntentLink } from '@/components/shared/intent-link';
import { messages } from '@/lib/content/messages';

/** SHELL-2: without the header and footer of the website. */
export default function AdminNotFound() {
  return (
    <main className="flex min-h-dvh flex-col items-start justify-center gap-6 px-6 admin:px-16">
      <h1 className="font-semibold text-2xl tracking-[-0.015em]">{messages.notFound}</h1>
      <IntentLink
        href="/"
        className="text-terra-deep underline decoration-control underline-offset-4 hover:text-terra"
      >
        Back to the website
      </IntentLink>
    </main>
  );
}
