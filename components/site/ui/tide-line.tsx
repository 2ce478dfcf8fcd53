import type { ReactNode } from 'react';
import './tide-line.css';

type TideLineProps = { as?: 'div' | 'article'; children: ReactNode };

export function TideLine({ as: Tag = 'div', children }: TideLineProps) {
  return <Tag className="tide-line">{children}</Tag>;
}
