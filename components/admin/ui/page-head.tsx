import type { ReactNode } from 'react';

type PageHeadProps = { title: string; count?: number; note?: ReactNode; children?: ReactNode };

export function PageHead({ title, count, note, children }: PageHeadProps) {
  return (
    <div
      data-page-head=""
      className="fixed inset-x-0 top-0 z-10 ml-14 flex h-14 items-center justify-between gap-3 pr-2 admin:static admin:ml-0 admin:h-auto admin:min-h-9 admin:pt-[26px] admin:pr-0"
    >
      <h1 className="flex min-w-0 items-baseline gap-2.5 font-semibold text-[18px] tracking-[-0.015em] admin:text-2xl admin:leading-8">
        <span className="truncate">{title}</span>
        {count !== undefined && (
          <span className="hidden font-normal text-[15px] text-stone tracking-normal admin:inline">
            {count}
          </span>
        )}
      </h1>
      {note && <p className="hidden text-stone admin:block">{note}</p>}
      {children}
    </div>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className="max-w-[1680px] px-4 pb-16 admin:px-6 wide:px-10">{children}</div>;
}
