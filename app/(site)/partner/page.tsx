import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { EndedLink } from '@/components/site/chrome/ended-link';
import { OwnPartnerScreen } from '@/components/site/partners/own-partner-screen';
import { partnerPath, partnerTexts } from '@/lib/content/partners';
import { readPartnerPage } from '@/lib/domain/partners/queries';
import { describeLinkPage } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';

export const instant = false;

export const generateMetadata = (): Promise<Metadata> =>
  describeLinkPage({ title: partnerTexts.pageTitle, description: partnerTexts.lead, path: partnerPath });

export default async function PartnerPage({ searchParams }: PageProps<'/partner'>) {
  // A partner link can end at any moment, so the page renders per request.
  await connection();
  const { token, sent } = await searchParams;
  const known = typeof token === 'string' ? token : '';
  const [page, contact] = await Promise.all([readPartnerPage(known), getShownContact()]);
  if (!page) return <EndedLink title={partnerTexts.ended} text={partnerTexts.endedText} contact={contact} />;
  return (
    <OwnPartnerScreen
      {...page}
      token={known}
      contact={contact}
      isSent={sent === '1'}
      requestKey={randomUUID()}
    />
  );
}
