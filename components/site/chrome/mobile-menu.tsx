'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlLabels } from '@/lib/content/control-labels';
import { nav } from '@/lib/content/nav';
import { NavLink } from './nav-link';

const menuId = 'site-menu';
// Invoker commands open and close the dialog before the script runs.
const opens = { command: 'show-modal', commandfor: menuId };
const closes = { command: 'close', commandfor: menuId };

const burger = 'relative -mr-[9px] size-11 text-ink';
const lines = (
  <>
    <span className="burger-line" />
    <span className="burger-line" />
  </>
);

/** HEAD-3, HEAD-4: showModal traps the focus and returns it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);

  const shownAt = useRef(pathname);

  useEffect(() => {
    // The browser may have opened it before the script ran: then it stays open. Each change of the route closes it.
    if (shownAt.current === pathname) setIsOpen(panel.current?.open ?? false);
    else panel.current?.close();
    shownAt.current = pathname;
  }, [pathname]);

  const open = (event: MouseEvent) => {
    // Else the browser also opens it.
    event.preventDefault();
    panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  const onClick = ({ target, clientX }: MouseEvent<HTMLDialogElement>) => {
    const isOutside = target === panel.current && clientX < panel.current.getBoundingClientRect().left;
    if (isOutside || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <div className="flex desk:hidden">
      <button
        type="button"
        {...opens}
        onClick={open}
        aria-label={controlLabels.openMenu}
        aria-expanded={isOpen}
        aria-controls={menuId}
        className={burger}
      >
        {lines}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is the one on the backdrop; Escape does the same. */}
      <dialog
        ref={panel}
        id={menuId}
        aria-label={controlLabels.menu}
        className="menu on-ink"
        onClick={onClick}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <div className="flex min-h-full flex-col px-7 pt-2.5 pb-6">
          <button
            type="button"
            {...closes}
            onClick={close}
            aria-label={controlLabels.closeMenu}
            className="menu-close relative -mr-[9px] size-11 self-end text-white"
          >
            {lines}
          </button>
          <nav aria-label={controlLabels.menu} className="mt-[22px]">
            <ul>
              {nav.menu.map(({ name, href }) => (
                <li key={name} className="border-b border-line-ink">
                  <NavLink
                    href={href}
                    className="flex min-h-[61px] items-center justify-between text-menu hover:text-terra-light aria-[current]:after:h-2 aria-[current]:after:w-[26px] aria-[current]:after:bg-terra-light"
                  >
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto pt-8">{children}</div>
        </div>
      </dialog>
    </div>
  );
}
