import type { ReactNode } from 'react';
import { documentTexts } from '@/lib/content/documents';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { formatBytes } from '@/lib/shared/numbers/format';

const link =
  '-my-2.5 inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:text-terra-deep';

/** What is open is a link, what is on request leads to the form that asks for it. */
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
  /** Its id, or empty. What is not published is not among the documents. */
  id: string;
  documents: readonly PublicDocument[];
  /** How the file and who gets it stand beneath. */
  as?: 'small' | 'span';
  children: ReactNode;
};

/** What an entry of the page calls its document: with the way to it, and its size, where the project shows that document. */
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
