type IconProps = { className?: string };

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;

export function LinkArrow({ className }: IconProps) {
  return (
    <svg viewBox="0 0 22 12" width="22" height="12" aria-hidden="true" {...line} className={className}>
      <path d="M0 6h21M16 1l5 5-5 5" />
    </svg>
  );
}

export function DownArrow({ className }: IconProps) {
  return (
    <svg viewBox="0 0 12 22" width="12" height="22" aria-hidden="true" {...line} className={className}>
      <path d="M6 0v21M1 16l5 5 5-5" />
    </svg>
  );
}

export function ArrowRight({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...line} className={className}>
      <path d="M1 10h17M12.5 4.5 18 10l-5.5 5.5" />
    </svg>
  );
}

export function ArrowLeft({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...line} className={className}>
      <path d="M19 10H2M7.5 4.5 2 10l5.5 5.5" />
    </svg>
  );
}

export function ChevronDown({ className }: IconProps) {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" {...line} className={className}>
      <path d="M1 1.2 6 6.2l5-5" />
    </svg>
  );
}

export function PauseIcon({ className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      {...line}
      strokeWidth={2}
      className={className}
    >
      <path d="M7 4.5v11M13 4.5v11" />
    </svg>
  );
}

export function PlayIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...line} className={className}>
      <path d="M6 3.8 16 10 6 16.2z" />
    </svg>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...line} className={className}>
      <path d="m3 3 14 14M17 3 3 17" />
    </svg>
  );
}

const socialShapes = {
  photo: (
    <>
      <rect x="2" y="2" width="16" height="16" rx="4" />
      <circle cx="10" cy="10" r="3.6" />
      <path d="M14.4 5.6h.01" strokeLinecap="round" />
    </>
  ),
  social: <path d="M13.5 2.5h-1.6c-1.7 0-2.7 1.1-2.7 2.9V18M6.2 9h6.6" />,
  professional: <path d="M3.6 8v9.5M3.6 3.4v1.8M8 17.5V8m0 4.4c0-2.6 1.4-4.2 3.9-4.2s3.7 1.5 3.7 4v5.3" />,
};

export function SocialIcon({ kind }: { kind: keyof typeof socialShapes }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...line}>
      {socialShapes[kind]}
    </svg>
  );
}
