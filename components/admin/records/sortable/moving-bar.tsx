import type { ReactNode } from 'react';

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[2px] border border-control-ink bg-line-ink px-1.5 font-sans font-semibold text-[12px] text-white leading-[18px]">
    {children}
  </kbd>
);

type MovingBarProps = {
  name: string;
  position: number;
  total: number;
  layout: 'grid' | 'list';
  isFloating: boolean;
};

export function MovingBar({ name, position, total, layout, isFloating }: MovingBarProps) {
  return (
    <div
      aria-hidden="true"
      // The same height as the replaced fields, so that nothing shifts under the pointer.
      className={`flex min-h-12 items-center gap-x-6 bg-ink px-3.5 text-on-ink-2 admin:min-h-9 ${isFloating ? 'fixed inset-x-0 top-14 z-30 admin:top-0 admin:left-60 wide:px-10' : 'sticky top-14 z-30 admin:top-0'}`}
    >
      <p className="mr-auto truncate">
        <strong className="mr-2 font-semibold text-white">Moving “{name}”</strong> position {position} of{' '}
        {total}
      </p>
      <p className="hidden items-center gap-2 admin:flex">
        <Key>{layout === 'grid' ? '←' : '↑'}</Key> <Key>{layout === 'grid' ? '→' : '↓'}</Key> move
      </p>
      <p className="hidden items-center gap-2 admin:flex">
        <Key>Enter</Key> drop here
      </p>
      <p className="hidden items-center gap-2 admin:flex">
        <Key>Esc</Key> put it back
      </p>
    </div>
  );
}
