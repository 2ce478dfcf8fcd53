import { Fragment } from 'react';

/** It breaks once, after the fifth slash; narrow lines break after any slash (layout.css, compare.css). */
export function RegistrationNumber({ children }: { children: string }) {
  const [, start = children, rest = ''] = /^((?:[^/]*\/){5})(.+)$/.exec(children) ?? [];
  return (
    <>
      <Half text={start} />
      <wbr />
      <Half text={rest} />
    </>
  );
}

const Half = ({ text }: { text: string }) => (
  <span className="half">
    {[...text.matchAll(/[^/]+\/?/g)].map(({ index, 0: part }) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
