import { SelectField } from '@/components/site/enquiries/form-field';
import { completionCertificate } from '@/lib/content/papers';
import { costsContent } from '@/lib/content/projects/costs';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Contact } from '@/lib/domain/settings/dto';
import { type Errors, readNumbers } from '@/lib/shared/costs/costs-query';
import { type CostState, reckonCosts } from '@/lib/shared/costs/reckon-costs';
import { nameHome } from '@/lib/shared/projects/home-lines';
import { bySize } from '@/lib/shared/projects/homes';
import { CostTable } from './cost-table';
import { CheckFields, FigureField, type FormProps, GetForm } from './get-form';

const answerId = 'costs-answer';
const floorOfNone = '1';
const parkingOfNone = '1';

const stateOf = ({ papers, category }: PublicProject): CostState => ({
  isCompleted: papers.some(
    ({ kind, state }) => state === 'Approved' && kind.toLowerCase() === completionCertificate.toLowerCase(),
  ),
  isCommercial: category === 'Commercial',
});

type CostSectionProps = FormProps & { project: PublicProject; contact: Contact };

export function CostSection({ project, contact, path, query }: CostSectionProps) {
  const { unitTypes, charges } = project;
  const homes = bySize(unitTypes.filter(({ priceFrom }) => priceFrom));
  const named = homes.find(({ _id }) => _id === query.home);
  const home = named ?? homes[0];
  if (!home)
    return (
      <p className="text-body">
        {costsContent.onRequest}{' '}
        <a href={contact.phoneHref} className="whitespace-nowrap underline underline-offset-4">
          {contact.phone}
        </a>
      </p>
    );
  const floor = query.floor || floorOfNone;
  const parking = query.parking || parkingOfNone;
  const { values, errors } = readNumbers({ floor, parking }, ['floor', 'parking']);
  const wrong: Errors = {
    ...errors,
    ...(query.home !== '' && !named && { home: costsContent.unknownHome }),
  };
  const state = stateOf(project);
  const sheet = values && !wrong.home ? reckonCosts(home, charges, values, state) : null;
  return (
    <>
      <p className="max-w-[38em] text-small text-stone">{costsContent.note}</p>
      <GetForm
        path={path}
        query={query}
        keys={['home', 'floor', 'parking']}
        answerId={answerId}
        submit={costsContent.show}
      >
        <SelectField
          id="costs-home"
          name="home"
          label={costsContent.home}
          value={home._id ?? ''}
          error={wrong.home}
          options={homes.map((each) => ({ value: each._id ?? '', name: nameHome(each) }))}
        />
        <FigureField name="floor" label={costsContent.floor} value={floor} error={wrong.floor} />
        <FigureField name="parking" label={costsContent.parking} value={parking} error={wrong.parking} />
      </GetForm>
      {sheet && values ? (
        <div id={answerId} tabIndex={-1} className="mt-8">
          <CostTable sheet={sheet} home={home} choice={values} />
          <p className="mt-3 text-small text-stone">
            {costsContent.confirmed}
            {state.isCommercial && ` ${costsContent.commercial}`}
            {state.isCompleted && ` ${costsContent.completed}`}
          </p>
        </div>
      ) : (
        <CheckFields id={answerId} />
      )}
    </>
  );
}
