import { Fragment } from 'react';

type RegistrationNumberProps = { children: string; isNarrow?: boolean | undefined };

/** It breaks once, after the fifth slash; behind any slash where its line may have no room for a half (compare.css). */
export function RegistrationNumber({ children, isNarrow }: RegistrationNumberProps) {
  const [, start = children, rest = ''] = /^((?:[^/]*\/){5})(.+)$/.exec(children) ?? [];
  return (
    <>
      <Half text={start} isNarrow={isNarrow} />
      <wbr />
      <Half text={rest} isNarrow={isNarrow} />
    </>
  );
}

const Half = ({ text, isNarrow }: { text: string; isNarrow: boolean | undefined }) => (
  <span className="whitespace-nowrap">{isNarrow ? breakBehindSlashes(text) : text}</span>
);

const breakBehindSlashes = (text: string) =>
  [...text.matchAll(/[^/]+\/?/g)].map(({ index, 0: part }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
