export function HalfDiamond() {
  return (
    <svg viewBox="0 0 16 16" width="13" height="13" fill="none" aria-hidden="true" className="shrink-0">
      <path d="m8 1.5 6.5 6.5L8 14.5 1.5 8Z" stroke="currentColor" strokeWidth="1.6" />
      <path d="m8 1.5 6.5 6.5h-13Z" fill="currentColor" />
    </svg>
  );
}
