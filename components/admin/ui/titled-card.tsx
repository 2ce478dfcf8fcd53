import type { ReactNode } from 'react';

type TitledCardProps = {
  id: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  isFlush?: boolean;
  children: ReactNode;
};

export function TitledCard({ id, title, note, action, isFlush = false, children }: TitledCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-[3px] border border-hairline bg-field">
      <div className="flex min-h-[50px] flex-wrap items-center gap-x-3 border-hairline border-b px-4 py-1 admin:px-5">
        <div className="flex min-w-0 flex-[1_1_160px] flex-wrap items-center gap-x-3">
          <h2 id={id} tabIndex={-1} className="font-semibold outline-none admin:text-[15px]">
            {title}
          </h2>
          {note && <p className="text-stone admin:text-[13px]">{note}</p>}
        </div>
        {action && <div className="ml-auto flex items-center gap-3">{action}</div>}
      </div>
      <div className={isFlush ? '' : 'px-4 py-4 admin:px-5'}>{children}</div>
    </section>
  );
}
