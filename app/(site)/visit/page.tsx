import type { Metadata } from 'next';
import { connection } from 'next/server';
import { EndedLink } from '@/components/site/chrome/ended-link';
import { ChooseScreen } from '@/components/site/visits/choose-screen';
import { OwnVisitScreen } from '@/components/site/visits/own-visit-screen';
import { visitPath, visitTexts } from '@/lib/content/visits';
import { describeLinkPage } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readChoosing, readOwnVisit } from '@/lib/domain/visits/link-page';
import { listOfferedOf } from '@/lib/domain/visits/plan';

export const instant = false;

export const generateMetadata = (): Promise<Metadata> =>
  describeLinkPage({ title: visitTexts.yours, description: visitTexts.yours, path: visitPath });

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export default async function OwnVisitPage({ searchParams }: PageProps<'/visit'>) {
  await connection();
  const { token, enquiry } = await searchParams;
  const own = await readOwnVisit(textOf(token));
  if (own) return <OwnVisitScreen visit={own.visit} days={await listOfferedOf(own.projectId)} />;
  const choosing = await readChoosing(textOf(enquiry));
  if (choosing)
    return (
      <ChooseScreen
        token={textOf(enquiry)}
        firstName={choosing.firstName}
        project={choosing.project}
        days={await listOfferedOf(choosing.project._id)}
      />
    );
  return <EndedLink title={visitTexts.ended} text={visitTexts.endedText} contact={await getShownContact()} />;
}
