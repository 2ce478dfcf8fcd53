import type { ReactNode } from 'react';
import { documentTexts } from '@/lib/content/documents';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { formatBytes } from '@/lib/shared/numbers/format';

const link =
  '-my-2.5 inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:text-terra-deep';

export const DocumentLink = ({ url, children }: Pick<PublicDocument, 'url'> & { children: ReactNode }) =>
  url === null ? (
    <a href={`#${documentTexts.boxId}`} className={link}>
      {children}
    </a>
  ) : (
    <a href={url} className={link} rel="nofollow">
      {children}
    </a>
  );

export const describeFile = ({ bytes }: Pick<PublicDocument, 'bytes'>): string =>
  `PDF, ${formatBytes(bytes)}`;

type NamedProps = {
  id: string;
  documents: readonly PublicDocument[];
  as?: 'small' | 'span';
  children: ReactNode;
};

export function NamedDocument({ id, documents, as: Tag = 'small', children }: NamedProps) {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) return children;
  const { url, access } = document;
  return (
    <>
      <DocumentLink url={url}>{children}</DocumentLink>
      <Tag>{` ${describeFile(document)}${url === null ? `, ${access}` : ''}`}</Tag>
    </>
  );
}
