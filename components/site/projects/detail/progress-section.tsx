import { type CSSProperties, Fragment } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { Accordion } from '@/components/site/ui/accordion';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { projectContent } from '@/lib/content/projects/projects-pages';
import { describeWork, listWork, nameEntry, type Progress } from '@/lib/domain/progress/fields';
import { findFileOfWidth } from '@/lib/shared/pictures/picture-src';
import { partByTower } from '@/lib/shared/projects/by-tower';
import './progress.css';

const sizes = `(width >= 56.3125rem) ${columns(3.5)}, ${columns(12)}`;

export const progressId = 'progress';

function Bars({ works }: { works: ReturnType<typeof listWork> }) {
  return (
    <dl className="work max-w-[31em]">
      {works.map(({ name, percent }) => (
        <div key={name} style={{ '--done': percent } as CSSProperties}>
          <dt>{name}</dt>
          <dd>{percent} %</dd>
        </div>
      ))}
    </dl>
  );
}

/** Older entries use a single file per picture and a line of text: few open them, but each adds to the page size. */
function Entry({ entry, isNewest = false }: { entry: Progress; isNewest?: boolean }) {
  const works = listWork(entry);
  return (
    <>
      {entry.sentence && <p>{entry.sentence}</p>}
      {isNewest && works.length > 0 && <Bars works={works} />}
      {!isNewest && works.length > 0 && <p>{describeWork(entry)}</p>}
      {entry.images.length > 0 && (
        <div className="work-pictures mt-6 grid gap-6 tablet:grid-cols-2">
          {entry.images.map((picture) => (
            <SafeImage
              key={picture._id}
              picture={isNewest ? picture : { ...picture, src: findFileOfWidth(picture.src, 960) }}
              fallback="project"
              sizes={sizes}
              width={16}
              height={10}
              className="aspect-[8/5] h-auto w-full object-cover"
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Older entries are closed: their pictures load when opened. */
export function ProgressSection({ progress }: { progress: Progress[] }) {
  const { newest, older } = partByTower(progress);
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby={progressId}>
      <h2 id={progressId} className="text-display-3">
        {projectContent.progress}
      </h2>
      {newest.map((entry) => (
        <Fragment key={entry._id}>
          <h3 className="mt-8 text-display-4">{nameEntry(entry)}</h3>
          <div className="mt-3 mb-8 text-description">
            <Entry entry={entry} isNewest />
          </div>
        </Fragment>
      ))}
      {older.length > 0 && (
        <Accordion
          name={progressId}
          rows={older.map((entry) => ({
            key: entry._id,
            title: nameEntry(entry),
            content: <Entry entry={entry} />,
          }))}
        />
      )}
    </section>
  );
}
