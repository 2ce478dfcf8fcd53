import { SelectField } from '@/components/site/enquiries/form-field';
import { costsContent } from '@/lib/content/projects/costs';
import { areaUnits, convertArea, isAreaUnit, readNumbers } from '@/lib/shared/costs/costs-query';
import { Answer, CheckFields, FigureField, type FormProps, GetForm } from './get-form';

const { area: texts } = costsContent;
const keys = ['area', 'unit'] as const;
const answerId = 'area-answer';
const units = areaUnits.map((unit) => ({ value: unit, name: unit }));

export function AreaSection({ path, query }: FormProps) {
  const unit = query.unit || areaUnits[0];
  const isAsked = query.area !== '' || query.unit !== '';
  const { values, errors } = readNumbers(query, ['area']);
  return (
    <section aria-labelledby="area">
      <h2 id="area" className="text-display-3">
        {texts.title}
      </h2>
      <GetForm path={path} query={query} keys={keys} answerId={answerId} submit={texts.submit}>
        <FigureField
          name="area"
          label={texts.area}
          value={query.area}
          error={isAsked ? errors?.area : undefined}
        />
        <SelectField
          id="costs-unit"
          name="unit"
          label={texts.unit}
          value={unit}
          error={isAreaUnit(unit) ? undefined : costsContent.unknownUnit}
          options={units}
        />
      </GetForm>
      {isAsked &&
        (values && isAreaUnit(unit) ? (
          <Answer id={answerId}>
            <strong className="block text-phone">{convertArea(values.area, unit)}</strong>
          </Answer>
        ) : (
          <CheckFields id={answerId} />
        ))}
    </section>
  );
}
