import { Fragment } from 'react';

/** It may break once, after the fifth slash; where a page has no room for a half, behind each slash (list-filters.css, compare.css). */
export function RegistrationNumber({ children }: { children: string }) {
  const [, start = children, rest = ''] = /^((?:[^/]*\/){5})(.+)$/.exec(children) ?? [];
  return [start, rest].map((half) => (
    <Fragment key={half}>
      <span className="whitespace-nowrap">
        {[...half.matchAll(/[^/]+\/?/g)].map(({ index, 0: part }) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      <wbr />
    </Fragment>
  ));
}
