import type { CSSProperties } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { SiteLink } from '@/components/shared/site-link';
import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { ListState } from '@/components/site/ui/list-state';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import { maxCompared, compareContent as texts } from '@/lib/content/projects/compare';
import type { ComparedRow, ComparedValue } from '@/lib/domain/projects/dto';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Contact } from '@/lib/domain/settings/dto';
import { compareHref } from '@/lib/shared/projects/compare-address';
import { toRegistered } from '@/lib/shared/projects/registered';
import './compare.css';

const pictureBoxes = [
  { from: 'desk', width: columns(3), ratio: 3 / 2 },
  { width: columns(4), ratio: 3 / 2 },
] as const;

const plainLink =
  'inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:text-terra';

function Head({ project, others }: { project: PublicProject; others: string[] }) {
  const { name, location, images } = project;
  return (
    <th scope="col">
      <SafeImage
        picture={images[0] ?? null}
        alt=""
        fallback="project"
        sizes={pictureBoxes}
        width={3}
        height={2}
      />
      <span className="compared-name">{name}</span>
      {location && <span className="block text-small text-stone">{location}</span>}
      <RegisteredLines registered={toRegistered(project)} className="mt-3 text-base" />
      {others.length > 0 && (
        <a href={compareHref(others)} className={`${plainLink} mt-1 text-small`}>
          {texts.remove}
          <span className="sr-only">{name}</span>
        </a>
      )}
    </th>
  );
}

type CellProps = { value: ComparedValue; of: string; contact: Contact };

function Cell({ value: { text, more }, of, contact }: CellProps) {
  return (
    <td data-of={of} className="text-base">
      {text || <span className="text-stone">{texts.notStated}</span>}
      {more && <span className="block text-small text-stone">{more}</span>}
      {text === texts.onRequest && ' '}
      {text === texts.onRequest && (
        <a href={contact.phoneHref} className={`${plainLink} text-small`}>
          {contact.phone}
        </a>
      )}
    </td>
  );
}

type TableProps = { projects: PublicProject[]; rows: ComparedRow[]; contact: Contact };

function Table({ projects, rows, contact }: TableProps) {
  const slugs = projects.map(({ slug }) => slug);
  return (
    <table className="compared" style={{ '--compared': projects.length } as CSSProperties}>
      <caption className="mb-6 text-left text-small text-stone">{texts.note}</caption>
      <thead>
        <tr>
          <td />
          {projects.map((project) => (
            <Head
              key={project._id}
              project={project}
              others={slugs.filter((slug) => slug !== project.slug)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row" className="text-small text-stone">
              {label}
            </th>
            {values.map((value, at) => (
              <Cell key={slugs[at]} value={value} of={projects[at]?.name ?? ''} contact={contact} />
            ))}
          </tr>
        ))}
        <tr className="print:hidden">
          <th scope="row">
            <span className="sr-only">{texts.more}</span>
          </th>
          {projects.map(({ _id, slug, name }) => (
            <td key={_id}>
              <SiteLink href={`/projects/${slug}`} className={plainLink}>
                {texts.see}
                <span className="sr-only">: {name}</span>
              </SiteLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type CompareScreenProps = {
  projects: PublicProject[] | null;
  rows: ComparedRow[];
  left: number;
  contact: Contact;
};

export function CompareScreen({ projects, rows, left, contact }: CompareScreenProps) {
  const count = projects?.length ?? 0;
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="text-display-1">{texts.title}</h1>
        <TextLink href="/projects">{count > 0 && count < maxCompared ? texts.add : texts.all}</TextLink>
      </div>
      {left > 0 && <p className="mb-6 text-base">{texts.tooMany(left)}</p>}
      {projects === null && (
        <ListState kind="error" text={messages.projects.listFailed}>
          <TextLink href="/projects">{controlLabels.tryAgain}</TextLink>
        </ListState>
      )}
      {projects?.length === 0 && (
        <ListState kind="empty" text={texts.none}>
          <p className="max-w-[31em] text-body">{texts.noneHelp}</p>
        </ListState>
      )}
      {projects && projects.length > 0 && <Table projects={projects} rows={rows} contact={contact} />}
    </div>
  );
}
