import { buttonClass } from '@/components/site/ui/button-class';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { homeContent } from '@/lib/content/home';
import { projectsContent, statusNames } from '@/lib/content/projects-pages';
import type { ProjectChoices } from '@/lib/domain/projects/dto';
import { filterKeys } from '@/lib/shared/list-query';
import { maxSearchLength } from '@/lib/shared/project-filter';
import './find-home.css';

const field = 'h-[54px] min-w-0 appearance-none rounded-[2px] border border-control bg-field';

type ChoiceProps = { name: string; label: string; any: string; options: readonly string[] };

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} className={field}>
      <option value="">{any}</option>
      {options.map((text) => (
        <option key={text} value={text}>
          {statusNames[text as keyof typeof statusNames] ?? text}
        </option>
      ))}
    </select>
  );
}

/** Free words and the choices of the list of projects, on the first screen. A plain form: it needs no script. */
export function FindHome({ choices: { towns, categories, statuses } }: { choices: ProjectChoices }) {
  const { location, anyLocation, type, anyType, status, anyStatus, search, searchHint, submit } =
    projectsContent;
  return (
    <StaticMarkup className="find-home page-x bg-sand">
      <search aria-label={homeContent.findHome}>
        <form action="/projects">
          <p className="text-display-4">{homeContent.findHome}</p>
          <input
            type="search"
            name={filterKeys.words}
            maxLength={maxSearchLength}
            aria-label={search}
            placeholder={searchHint}
            className={field}
          />
          <Choice name={filterKeys.town} label={location} any={anyLocation} options={towns} />
          <Choice name={filterKeys.category} label={type} any={anyType} options={categories} />
          <Choice
            name={filterKeys.status}
            label={status}
            any={anyStatus}
            // A mark of the office, not a state of the building.
            options={statuses.filter((text) => text !== 'featured')}
          />
          <button type="submit" className={buttonClass('primary')}>
            {submit}
          </button>
        </form>
      </search>
    </StaticMarkup>
  );
}
