import { notFound } from 'next/navigation';
import { HistoryFilters } from '@/components/admin/history/history-filters';
import { HistoryList } from '@/components/admin/history/history-list';
import { VersionsView } from '@/components/admin/history/versions-view';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { isVersioned, listHistoryKinds, toHistoryLines } from '@/lib/domain/history/lines';
import { isHistoryLine, listHistory, listVersions } from '@/lib/domain/history/queries';
import { listUsers } from '@/lib/domain/users/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { type Editor, hasRole } from '@/lib/server/auth/viewer';
import { isId } from '@/lib/shared/parsing/id';

type Query = { entity: string; userId: string; before: string };

const link =
  'text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra min-h-6';

async function Versions({ editor, entity, id }: { editor: Editor; entity: string; id: string }) {
  if (!isVersioned(entity) || !isId(id)) notFound();
  const versions = await listVersions(editor, entity, id);
  if (versions.length === 0) notFound();
  return (
    <>
      <p>
        <IntentLink href="/admin/history" className={link}>
          All changes
        </IntentLink>
      </p>
      <VersionsView kind={entity} id={id} versions={versions} />
    </>
  );
}

async function Lines({ editor, query: { before, ...filter } }: { editor: Editor; query: Query }) {
  const query = Object.entries({ ...filter, before }).filter(([, value]) => value !== '');
  const [{ entries, next }, people] = await Promise.all([
    listHistory(editor, Object.fromEntries(query)),
    hasRole(editor, 'admin') ? listUsers(editor) : [],
  ]);
  const filters = Object.entries(filter).filter(([, value]) => value !== '');
  return (
    <>
      <HistoryFilters filter={filter} kinds={listHistoryKinds(editor.role)} people={people} />
      <HistoryList entries={toHistoryLines(entries)} />
      {(next || before) && (
        <p className="flex gap-6">
          {before && (
            <IntentLink
              href={{ pathname: '/admin/history', query: Object.fromEntries(filters) }}
              className={link}
            >
              Newest changes
            </IntentLink>
          )}
          {next && (
            <IntentLink
              href={{ pathname: '/admin/history', query: { ...Object.fromEntries(filters), before: next } }}
              className={link}
            >
              Older changes
            </IntentLink>
          )}
        </p>
      )}
    </>
  );
}

export default async function HistoryPage({ searchParams }: PageProps<'/admin/history'>) {
  const editor = await requireEditorPage();
  const params = await searchParams;
  const text = (name: string) => {
    const value = params[name];
    return typeof value === 'string' ? value.slice(0, 64) : '';
  };
  const asked = text('before');
  const before = asked !== '' && (await isHistoryLine(editor, asked)) ? asked : '';
  const id = text('entityId');
  return (
    <PageBody>
      <PageHead title="History" />
      <div className="mt-4 flex max-w-[880px] flex-col gap-[18px]">
        {id ? (
          <Versions editor={editor} entity={text('entity')} id={id} />
        ) : (
          <Lines editor={editor} query={{ entity: text('entity'), userId: text('userId'), before }} />
        )}
      </div>
    </PageBody>
  );
}
