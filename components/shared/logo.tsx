import { Mark } from './mark';
import { Wordmark } from './wordmark';

/** Mark and wordmark side by side; the height comes from the custom property --logo. */
export function Logo({ onInk = false }: { onInk?: boolean }) {
  return (
    <span className={`logo ${onInk ? 'text-on-ink' : 'text-ink'}`}>
      <Mark onInk={onInk} className="logo-mark" />
      <Wordmark className="logo-word" />
    </span>
  );
}
