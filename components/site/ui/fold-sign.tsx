export const FoldSign = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className="shrink-0 stroke-terra">
    <path d="M0 9h18" strokeWidth="1.5" />
    <path d="M9 0v18" strokeWidth="1.5" className="accordion-upright" />
  </svg>
);
