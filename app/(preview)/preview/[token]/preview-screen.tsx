import { readHomeRecords } from '@/app/(site)/read-home';
import { DirectorScreen } from '@/components/site/board/director-screen';
import { BrandsScreen } from '@/components/site/brands/brands-screen';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { HomeScreen } from '@/components/site/home/home-screen';
import { ProjectScreen } from '@/components/site/projects/detail/project-screen';
import { TestimonialFilm } from '@/components/site/testimonials/testimonial-film';
import { TideLine } from '@/components/site/ui/tide-line';
import { previewContent } from '@/lib/content/pages/preview';
import { findNextDirector } from '@/lib/domain/board/queries';
import { listBrands } from '@/lib/domain/brands/queries';
import { listDocuments } from '@/lib/domain/documents/queries';
import type { Preview } from '@/lib/domain/drafts/preview';
import { toPublicProject } from '@/lib/domain/projects/fields';
import { listPublished, listPublishedBelow } from '@/lib/domain/records/queries';
import { findShownResponder, getShownContact, getShownPictures } from '@/lib/domain/settings/queries';
import { PlainRecord } from './plain-record';
import { readPreviewSettings } from './preview-settings';
import { SettingScreen, type ShownSetting } from './setting-screen';

/** In its place; a new one stands last, as it will. */
const withDraft = <R extends { _id: string }>(records: R[], draft: R) =>
  records.some(({ _id }) => _id === draft._id)
    ? records.map((record) => (record._id === draft._id ? draft : record))
    : [...records, draft];

const fromDraft = <R extends { _id: string }>(records: R[], draft: R) => [
  draft,
  ...records.filter(({ _id }) => _id !== draft._id),
];

/** What the page of the record would show, by its own components. */
export async function PreviewScreen({ preview, page }: { preview: Preview; page: string | undefined }) {
  switch (preview.kind) {
    case 'project': {
      const { content } = preview;
      const [contact, responder, below, documents] = await Promise.all([
        getShownContact(),
        findShownResponder(),
        listPublishedBelow(content._id),
        listDocuments(content._id),
      ]);
      return (
        <ProjectScreen
          project={toPublicProject(content)}
          below={below}
          documents={documents}
          contact={contact}
          responder={responder}
        />
      );
    }
    case 'director':
      return (
        <>
          <DirectorScreen director={preview.content} next={await findNextDirector(preview.content._id)} />
          <CallToAction page="director" picture={(await getShownPictures()).callPicture} />
        </>
      );
    case 'brand':
      return (
        <BrandsScreen
          brands={withDraft(await listBrands(), preview.content)}
          callPicture={(await getShownPictures()).callPicture}
        />
      );
    case 'hero-image': {
      const [settings, records] = await Promise.all([readPreviewSettings(preview), readHomeRecords()]);
      const heroImages = fromDraft(records.heroImages ?? [], preview.content);
      return <HomeScreen settings={settings} records={{ ...records, heroImages }} />;
    }
    case 'testimonial':
      return (
        <TideLine>
          <h1 className="sr-only">{previewContent.label}</h1>
          <div className="pt-[var(--bar)]">
            <TestimonialFilm
              testimonials={fromDraft(await listPublished('testimonial'), preview.content)}
              picture={(await getShownPictures()).clientsPicture}
            />
          </div>
        </TideLine>
      );
    case 'settings':
      return (
        <SettingScreen
          // Each part has its own shape.
          setting={preview.content as ShownSetting}
          settings={await readPreviewSettings(preview)}
          page={page}
        />
      );
    default: {
      // A kind that no case names.
      const { kind, content }: { kind: string; content: object } = preview;
      return <PlainRecord kind={kind} record={content} />;
    }
  }
}
