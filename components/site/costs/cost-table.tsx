import { costsContent } from '@/lib/content/projects/costs';
import { describeRate } from '@/lib/shared/costs/costs-text';
import type { CostChoice, CostHome, CostLine, CostSheet } from '@/lib/shared/costs/reckon-costs';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatDay } from '@/lib/shared/time/format-moment';

type Reckoned = { home: CostHome; choice: CostChoice };

function Row({ line, home, choice }: Reckoned & { line: CostLine }) {
  return (
    <tr>
      <th scope="row">{line.what}</th>
      <td>{describeRate(line, home, choice)}</td>
      <td>{[line.day && formatDay(line.day), line.source].filter(Boolean).join(', ')}</td>
      <td>{formatCount(line.rupees)}</td>
    </tr>
  );
}

export function CostTable({ sheet, ...reckoned }: Reckoned & { sheet: CostSheet }) {
  const { agreement, agreementValue, beside, total } = sheet;
  return (
    <>
      <table className="costs-table">
        <thead>
          <tr>
            <th scope="col">{costsContent.what}</th>
            <th scope="col">{costsContent.rate}</th>
            <th scope="col">{costsContent.source}</th>
            <th scope="col">{costsContent.rupees}</th>
          </tr>
        </thead>
        <tbody>
          {agreement.map((line) => (
            <Row key={line.what} line={line} {...reckoned} />
          ))}
          <tr className="costs-value">
            <th scope="row">{costsContent.agreementValue}</th>
            <td />
            <td />
            <td>{formatCount(agreementValue)}</td>
          </tr>
          {beside.map((line) => (
            <Row key={line.what} line={line} {...reckoned} />
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 pt-5">
        <span className="text-display-4">{costsContent.total}</span>
        <strong className="whitespace-nowrap text-phone">{`Rs\u00a0${formatCount(total)}`}</strong>
      </p>
    </>
  );
}
