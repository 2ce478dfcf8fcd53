export type Loan = {
  rupees: number;
  /** Percent a year. */
  rate: number;
  months: number;
};

/** Whole rupees. */
export type Instalment = { monthly: number; total: number; interest: number };

/** P·r·(1+r)^n / ((1+r)^n − 1), r being the monthly rate. */
export function monthlyInstalment({ rupees, rate, months }: Loan): number {
  const perMonth = rate / 1200;
  if (perMonth === 0) return rupees / months;
  const growth = (1 + perMonth) ** months;
  return (rupees * perMonth * growth) / (growth - 1);
}

export function reckonInstalment(loan: Loan): Instalment {
  const monthly = monthlyInstalment(loan);
  const total = Math.round(monthly * loan.months);
  return { monthly: Math.round(monthly), total, interest: total - loan.rupees };
}
