import { buttonClass } from '@/components/site/ui/button-class';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { nameBhk, nameBudget } from '@/lib/content/home-choices';
import { homeContent } from '@/lib/content/pages/home';
import { projectsContent, statusNames } from '@/lib/content/projects/projects-pages';
import type { ProjectChoices } from '@/lib/domain/projects/dto';
import { filterKeys, maxSearchLength } from '@/lib/shared/parsing/list-query';
import './find-home.css';

const field = 'h-[54px] min-w-0 appearance-none rounded-[2px] border border-control bg-field';

type Option = { value: string; name: string };
type ChoiceProps = { name: string; label: string; any: string; options: Option[] };

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} className={field}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

const toOptions = <T extends string>(texts: readonly T[], nameOf = (text: T): string => text): Option[] =>
  texts.map((text) => ({ value: text, name: nameOf(text) }));

function Choices({ choices: { categories, statuses, sizes, budgets } }: { choices: ProjectChoices }) {
  const { bhk, anyBhk, budget, anyBudget, type, anyType, status, anyStatus } = projectsContent;
  if (sizes.length > 0) {
    return (
      <>
        <Choice name={filterKeys.bhk} label={bhk} any={anyBhk} options={toOptions(sizes, nameBhk)} />
        <Choice
          name={filterKeys.budget}
          label={budget}
          any={anyBudget}
          options={toOptions(budgets, nameBudget)}
        />
      </>
    );
  }
  // Featured is an office mark, not a state of the building.
  const states = statuses.filter((text) => text !== 'featured');
  return (
    <>
      <Choice name={filterKeys.category} label={type} any={anyType} options={toOptions(categories)} />
      <Choice
        name={filterKeys.status}
        label={status}
        any={anyStatus}
        options={toOptions(states, (text) => statusNames[text])}
      />
    </>
  );
}

export function FindHome({ choices }: { choices: ProjectChoices }) {
  const { location, anyLocation, search, searchHint, submit } = projectsContent;
  return (
    <StaticMarkup className="find-home page-x bg-sand">
      <search aria-label={homeContent.findHome}>
        <form action="/projects">
          <p className="self-center text-display-4">{homeContent.findHome}</p>
          <input
            type="search"
            name={filterKeys.words}
            maxLength={maxSearchLength}
            aria-label={search}
            placeholder={searchHint}
            className={field}
          />
          <Choice
            name={filterKeys.town}
            label={location}
            any={anyLocation}
            options={toOptions(choices.towns)}
          />
          <Choices choices={choices} />
          <button type="submit" className={buttonClass('primary')}>
            {submit}
          </button>
        </form>
      </search>
    </StaticMarkup>
  );
}
