import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Loan, monthlyInstalment, reckonInstalment } from './instalment';

it('40 lakh at 8.5 % over 240 months are Rs 34,713 a month', () => {
  const loan = { rupees: 4_000_000, rate: 8.5, months: 240 };
  expect(monthlyInstalment(loan)).toBeCloseTo(34_712.93, 2);
  expect(reckonInstalment(loan)).toEqual({ monthly: 34_713, total: 8_331_103, interest: 4_331_103 });
});

it('a loan without interest is paid back in equal parts', () => {
  expect(reckonInstalment({ rupees: 1_200_000, rate: 0, months: 12 })).toEqual({
    monthly: 100_000,
    total: 1_200_000,
    interest: 0,
  });
});

const loans = fc.record({
  rupees: fc.integer({ min: 10_000, max: 1_000_000_000 }),
  rate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  months: fc.integer({ min: 1, max: 480 }),
});

/** What is owed after the last instalment. */
const settle = ({ rupees, rate, months }: Loan, monthly: number): number =>
  Array.from({ length: months }).reduce((left: number) => left * (1 + rate / 1200) - monthly, rupees);

it('of every loan nothing is owed after its last month, and the interest is never below nought', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { total, interest } = reckonInstalment(loan);
      // The parts of a rupee that a computer cannot tell grow with the interest.
      const slack = 1e-9 * loan.rupees * (1 + loan.rate / 1200) ** loan.months + 1e-6;
      expect(Math.abs(settle(loan, monthlyInstalment(loan)))).toBeLessThan(slack);
      expect(interest).toBeGreaterThanOrEqual(0);
      expect(total - interest).toBe(loan.rupees);
    }),
  );
});

it('a higher rate never makes the instalment smaller, and a longer time never larger', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const dearer = monthlyInstalment({ ...loan, rate: loan.rate + 1 });
      const longer = monthlyInstalment({ ...loan, months: loan.months + 1 });
      expect(dearer).toBeGreaterThan(monthlyInstalment(loan));
      expect(longer).toBeLessThan(monthlyInstalment(loan));
    }),
  );
});
