import type { ReactNode } from 'react';

function Gables() {
  return (
    <svg viewBox="0 0 184 76" width="184" height="76" fill="none" aria-hidden="true" strokeWidth="1.2">
      <path
        d="M8 46V22L30 4l22 18v24M52 22 74 4l22 18v24M96 22l22-18 22 18v24M140 22l18-15 18 15v24M0 46h184"
        className="stroke-control"
      />
      <path d="M25 46V32h10v14M69 46V32h10v14M113 46V32h10v14M153 46V32h10v14" className="stroke-control" />
      <path
        d="M0 60c12 0 12 5 23 5s11-5 23-5 12 5 23 5 11-5 23-5 12 5 23 5 11-5 23-5 12 5 23 5 11-5 23-5"
        className="stroke-terra"
      />
      <path d="M23 71c11 0 11-3 23-3s12 3 23 3 11-3 23-3 12 3 23 3 11-3 23-3" className="stroke-terra/50" />
    </svg>
  );
}

type EmptyStateProps = { text: string; meanwhile: ReactNode; children?: ReactNode };

export function EmptyState({ text, meanwhile, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-[3px] border border-control border-dashed px-6 py-20 text-center admin:py-[104px]">
      <Gables />
      <p className="mt-5 font-semibold text-[18px] leading-6 admin:text-[17px]">{text}</p>
      <div className="max-w-[50ch] text-stone">{meanwhile}</div>
      {children && <div className="mt-4 flex flex-col items-center gap-2">{children}</div>}
    </div>
  );
}
