type StateGlyphProps = {
  fill?: string | undefined;
  from?: number;
  isOutlined?: boolean;
};

export function StateGlyph({ fill, from = 0.5, isOutlined = false }: StateGlyphProps) {
  return (
    <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" className="shrink-0">
      {fill && <rect x="1" y={from} width="16" height={10.5 - from} className={fill} />}
      {isOutlined && <rect x="1.5" y="0.5" width="15" height="10" fill="none" className="stroke-ink" />}
      <path d="M0 13.5h18" className="stroke-ink" />
    </svg>
  );
}
