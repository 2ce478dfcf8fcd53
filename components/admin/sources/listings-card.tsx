'use client';

import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LeaveDialog } from '@/components/admin/records/form/leave-dialog';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { Button } from '@/components/admin/ui/button';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { listingTexts } from '@/lib/content/sources/screen';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { Source } from '@/lib/domain/sources/dto';
import {
  describeListings,
  findListed,
  fromListingText,
  listRows,
  type SeenListing,
} from '@/lib/shared/sources/listings';
import { useListings } from './use-listings';

type Projects = FilterOptions['allProjects'];

type ListingRowProps = {
  id: string;
  row: SeenListing;
  projects: Projects;
  projectId: string;
  onChoose: (projectId: string) => void;
};

function ListingRow({ id, row: { theirs, count }, projects, projectId, onChoose }: ListingRowProps) {
  return (
    <div className="grid items-center gap-x-3 gap-y-1 admin:grid-cols-[minmax(0,1fr)_16px_minmax(0,260px)]">
      <label htmlFor={id} className="min-w-0">
        <span className="font-mono text-[13px] wrap-anywhere">{theirs}</span>
        {count > 0 && <span className="block text-stone admin:text-[13px]">{listingTexts.count(count)}</span>}
      </label>
      <ArrowRight size={15} strokeWidth={1.6} aria-hidden="true" className="text-stone max-admin:hidden" />
      <select
        id={id}
        value={projectId}
        onChange={(event) => onChoose(event.target.value)}
        className={`admin-field ${projectId === '' ? 'border-warning! text-warning' : ''}`}
      >
        <option value="">{listingTexts.none}</option>
        {projects.map((project) => (
          <option key={project._id} value={project._id} className="text-ink">
            {project.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type ListingsFormProps = { source: Source; seen: readonly SeenListing[]; projects: Projects };

function ListingsForm({ source, seen, projects }: ListingsFormProps) {
  const { field, listings, choose, isUnsaved, former, guard, submit } = useListings(source, seen);
  // Rows stay in place while projects are chosen.
  const [rows, setRows] = useState(() => listRows(listings, seen));
  const [shownSeen, setShownSeen] = useState(seen);
  if (shownSeen !== seen) {
    setShownSeen(seen);
    setRows(listRows(listings, seen));
  }
  const projectOf = (theirs: string) => {
    const found = findListed(listings, theirs);
    return projects.some(({ _id }) => _id === found) ? (found ?? '') : '';
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} className="grid max-w-[680px] gap-3">
      <p className="text-stone admin:text-[13px]">{listingTexts.note}</p>
      {rows.map((row, index) => (
        <ListingRow
          key={row.theirs}
          id={`listing-${index}`}
          row={row}
          projects={projects}
          projectId={projectOf(row.theirs)}
          onChoose={(projectId) => choose(row.theirs, projectId)}
        />
      ))}
      {former.count > 0 && (
        <label
          htmlFor="listings-former"
          className="flex min-h-11 cursor-pointer items-center gap-3 admin:min-h-8"
        >
          <Checkbox id="listings-former" isOn={former.isWanted} onChange={former.want} />
          {listingTexts.former(former.count)}
        </label>
      )}
      <FieldFailure
        fieldId="listing-0"
        field={field}
        saved={describeListings(fromListingText(field.saved), projects)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isUnsaved || field.state === 'saving'}>
          Save projects
        </Button>
        {isUnsaved && (
          <Button look="ghost" onClick={field.takeSaved}>
            Discard
          </Button>
        )}
        <p role="status" className="text-success">
          {!isUnsaved && field.state === 'saved' && listingTexts.saved(former.given)}
        </p>
      </div>
      {guard.isAsking && (
        <LeaveDialog name="Your choices of projects" onDiscard={guard.leave} onStay={guard.stay} />
      )}
    </form>
  );
}

export function ListingsCard(props: ListingsFormProps) {
  if (props.seen.length === 0 && props.source.listings.length === 0) return null;
  return (
    <TitledCard id="listings-title" title="Listings and projects">
      <ListingsForm {...props} />
    </TitledCard>
  );
}
