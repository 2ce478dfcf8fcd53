import type { ReactNode } from 'react';
import './tide-line.css';

type TideLineProps = { as?: 'div' | 'article'; children: ReactNode };

/** The tide line runs down the margin of the page, behind its pictures, and the block rides on it with the scroll. */
export function TideLine({ as: Tag = 'div', children }: TideLineProps) {
  return <Tag className="tide-line">{children}</Tag>;
}
