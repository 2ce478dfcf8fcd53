import { costsContent } from '@/lib/content/projects/costs';
import { readNumbers } from '@/lib/shared/costs/costs-query';
import { reckonInstalment } from '@/lib/shared/costs/instalment';
import { formatCount } from '@/lib/shared/numbers/format';
import { Answer, CheckFields, FigureField, type FormProps, GetForm } from './get-form';

const { instalment: texts } = costsContent;
const keys = ['loan', 'rate', 'years'] as const;
const answerId = 'instalment-answer';
const rupees = (value: number) => `Rs\u00a0${formatCount(value)}`;

export function InstalmentSection({ path, query }: FormProps) {
  const isAsked = keys.some((key) => query[key] !== '');
  const typed = isAsked ? query : { ...query, ...texts.defaults };
  const { values, errors } = readNumbers(typed, keys);
  const found =
    values &&
    reckonInstalment({ rupees: values.loan, rate: values.rate, months: Math.round(values.years * 12) });
  return (
    <section aria-labelledby="instalment">
      <h2 id="instalment" className="text-display-3">
        {texts.title}
      </h2>
      <GetForm path={path} query={query} keys={keys} answerId={answerId} submit={texts.submit}>
        {keys.map((key) => (
          <FigureField key={key} name={key} label={texts[key]} value={typed[key]} error={errors?.[key]} />
        ))}
      </GetForm>
      {isAsked && !found && <CheckFields id={answerId} />}
      {isAsked && found && (
        <Answer id={answerId}>
          <strong className="block text-phone">{`${rupees(found.monthly)} ${texts.aMonth}`}</strong>
          <span className="block text-base">
            {texts.total(values.years, rupees(found.total), rupees(found.interest))}
          </span>
          <span className="block text-small text-stone">{texts.indicative}</span>
        </Answer>
      )}
    </section>
  );
}
