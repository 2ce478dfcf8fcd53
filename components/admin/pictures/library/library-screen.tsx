import type { Route } from 'next';
import { SearchForm } from '@/components/admin/ui/fields/search-form';
import { ListPages } from '@/components/admin/ui/list-pages';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { pictureFilterNames, pictureFilters } from '@/lib/content/admin/picture-library';
import type { PicturePage } from '@/lib/domain/pictures/dto';
import type { LibraryFilter } from '@/lib/domain/pictures/schema';
import { LibraryCard } from './library-card';

const currentLook = 'border-ink bg-ink text-white';
const otherLook = 'border-control bg-field hover:border-ink';

const hrefOf = ({ q, show, page }: LibraryFilter) =>
  `/admin/pictures?${new URLSearchParams({ show, ...(q && { q }), ...(page > 1 && { page: String(page) }) })}` as Route;

function titleOf(total: number, q: string): string {
  const count = total === 1 ? '1 picture' : `${total === 0 ? 'No' : total} pictures`;
  return q ? `${count} with “${q}”` : count;
}

export function LibraryScreen({ list, filter }: { list: PicturePage; filter: LibraryFilter }) {
  const { q, show } = filter;
  return (
    <PageBody>
      <PageHead title="Pictures" />
      <div className="mt-4 grid grid-cols-1 gap-4">
        <p className="max-w-[75ch] text-stone">
          Where each picture is used, and its alt text for people who cannot see it. A text is saved at once.
          To use a picture again, choose “From the library” in the form of the record.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <nav aria-label="Which pictures">
            <ul className="flex flex-wrap gap-2">
              {pictureFilterNames.map((name) => (
                <li key={name}>
                  <IntentLink
                    href={hrefOf({ q, show: name, page: 1 })}
                    aria-current={name === show ? 'page' : undefined}
                    className={`inline-flex h-11 items-center rounded-[2px] border px-3.5 admin:h-9 ${name === show ? currentLook : otherLook}`}
                  >
                    {pictureFilters[name]}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </nav>
          <SearchForm
            action="/admin/pictures"
            label="File name, alt text or record"
            q={q}
            kept={{ show }}
            className="min-w-0 flex-1 basis-64"
          />
        </div>
        <p className="font-semibold admin:text-[15px] wrap-anywhere">{titleOf(list.total, q)}</p>
        <ul className="grid grid-cols-1 gap-4 admin:grid-cols-2 wide:grid-cols-3 min-[1500px]:grid-cols-4">
          {list.pictures.map((entry) => (
            <li key={entry.picture._id}>
              <LibraryCard entry={entry} />
            </li>
          ))}
        </ul>
        <ListPages list={list} hrefOf={(page) => hrefOf({ q, show, page })} />
      </div>
    </PageBody>
  );
}
