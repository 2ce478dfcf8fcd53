function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

export function Initials({
  name,
  className = 'h-[22px] w-[22px] text-[9px]',
}: {
  name: string;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-ink font-semibold text-white uppercase ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}
