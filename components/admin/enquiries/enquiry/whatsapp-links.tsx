'use client';

import { ChevronDown, MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useCloseOutside } from '@/components/admin/ui/dialogs/use-close-outside';
import type { ReadyAnswer } from '@/lib/domain/enquiries/inbox/dto';

type WhatsAppLinksProps = { phone: string; answers: ReadyAnswer[]; onPress: () => void; look: string };

const chat = { target: '_blank', rel: 'noreferrer' } as const;

/** Links only, so that they work without JavaScript. */
export function WhatsAppLinks({ phone, answers, onPress, look }: WhatsAppLinksProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute('open');
  const hrefOf = (text = '') =>
    `https://wa.me/${phone.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`;

  useCloseOutside(list);

  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    list.current?.querySelector('summary')?.focus();
  };

  const hasChoice = answers.length > 1;
  return (
    <div className="flex flex-[1.6] admin:flex-none">
      <a
        {...chat}
        href={hrefOf(answers[0]?.text)}
        onClick={onPress}
        className={`flex-1 ${look} ${hasChoice ? 'rounded-r-none!' : ''}`}
      >
        <MessageCircle size={16} strokeWidth={1.6} aria-hidden="true" className="max-[374px]:hidden" />
        WhatsApp
      </a>
      {hasChoice && (
        <details ref={list} className="group/answers" onKeyDown={onKey}>
          <summary
            aria-label="Choose a ready answer"
            title="Choose a ready answer"
            className="grid h-12 w-11 list-none place-items-center rounded-r-[2px] border border-control border-l-0 bg-field hover:bg-sand group-open/answers:bg-sand admin:h-9 admin:w-9 [&::-webkit-details-marker]:hidden"
          >
            <ChevronDown
              size={16}
              strokeWidth={1.6}
              aria-hidden="true"
              className="rotate-180 group-open/answers:rotate-0 admin:rotate-0 admin:group-open/answers:rotate-180"
            />
          </summary>
          <ul
            aria-label="Ready answers"
            className="absolute inset-x-4 bottom-full z-30 mb-2 max-h-[60dvh] overflow-y-auto rounded-[3px] border border-line bg-field p-1 shadow-[0_8px_24px_rgb(14_34_48/0.12)] admin:inset-x-auto admin:top-full admin:bottom-auto admin:left-0 admin:mt-1 admin:mb-0 admin:w-full admin:min-w-80"
          >
            {answers.map(({ name, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list is never reordered here.
              <li key={index}>
                <a
                  {...chat}
                  href={hrefOf(text)}
                  onClick={() => {
                    close();
                    onPress();
                  }}
                  className="ring-inside block min-h-11 rounded-[2px] px-3 py-2 hover:bg-sand"
                >
                  <span className="block break-words font-semibold">{name}</span>
                  <span className="line-clamp-2 text-stone [overflow-wrap:anywhere] admin:text-[13px] admin:leading-[18px]">
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
