import { Mail, MessageCircle } from 'lucide-react';
import { CopyButton } from '@/components/admin/ui/copy-button';

const look =
  'inline-flex h-11 items-center gap-2 rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-[30px] admin:text-[13px]';

export function RequestText({ title, text }: { title: string; text: string }) {
  const encoded = encodeURIComponent(text);
  return (
    <div className="mt-2 rounded-[2px] border border-hairline bg-paper px-3 py-2">
      <p className="text-stone admin:text-[13px]">
        This cannot be changed here. Send it to the person who runs the server:
      </p>
      <p className="mt-1 select-all break-words">{text}</p>
      <div className="mt-1 -ml-2 flex flex-wrap items-center gap-1">
        <CopyButton text={text} label={`Copy the text: ${title}`} />
        <a
          className={look}
          href={`mailto:?subject=${encodeURIComponent(`${title} of our website`)}&body=${encoded}`}
          aria-label={`By mail: ${title}`}
        >
          <Mail size={15} strokeWidth={1.6} aria-hidden="true" />
          By mail
        </a>
        <a
          className={look}
          href={`https://wa.me/?text=${encoded}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`By WhatsApp: ${title} (opens a new tab)`}
        >
          <MessageCircle size={15} strokeWidth={1.6} aria-hidden="true" />
          By WhatsApp
        </a>
      </div>
    </div>
  );
}
