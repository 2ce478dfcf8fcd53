import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';

export type StepState = 'done' | 'missing' | 'unknown';

const looks = {
  done: { Icon: CircleCheck, look: 'text-success', text: 'Done' },
  missing: { Icon: CircleAlert, look: 'text-warning', text: 'To do' },
  unknown: { Icon: CircleHelp, look: 'text-stone', text: 'Could not be checked' },
} as const;

type StepProps = {
  id: string;
  title: string;
  state: StepState;
  note?: string;
  children: ReactNode;
};

export const headingId = (step: string) => `mail-${step}-step`;

export function Step({ id, title, state, note, children }: StepProps) {
  const { Icon, look, text } = looks[state];
  return (
    <li className="flex gap-3 border-hairline border-b px-4 py-4 last:border-b-0 admin:px-5">
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
      <div className="min-w-0 flex-1">
        <h3
          id={headingId(id)}
          tabIndex={-1}
          className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold outline-none"
        >
          {title} <span className={`font-normal admin:text-[13px] ${look}`}>{note ?? text}</span>
        </h3>
        <div className="mt-1 flex max-w-[75ch] flex-col gap-2">{children}</div>
      </div>
    </li>
  );
}
