// next.config.ts imports this file, and cannot resolve the @ alias.

export const bhkChoices = ['1', '2', '3', '4'] as const;
export type BhkChoice = (typeof bhkChoices)[number];

export const budgetChoices = [
  '30 lakh',
  '50 lakh',
  '75 lakh',
  '1 crore',
  '1.5 crore',
  '2 crore',
  '3 crore',
  '5 crore',
] as const;
export type BudgetChoice = (typeof budgetChoices)[number];

/** 2.5 BHK counts as 2. */
export const toBhkChoice = (bhk: number): BhkChoice | undefined =>
  bhkChoices.findLast((choice) => Number(choice) <= bhk);

const rupeesOf: Record<string, number> = { lakh: 100_000, crore: 10_000_000 };

export function toRupees(amount: string): number {
  const [count, unit = ''] = amount.split(' ');
  return Math.round(Number(count) * (rupeesOf[unit] ?? 0));
}

export const nameBhk = (bhk: BhkChoice): string =>
  bhk === bhkChoices.at(-1) ? `${bhk} BHK or more` : `${bhk} BHK`;

/** Short: the field is half as wide as a phone. */
export const nameBudget = (budget: BudgetChoice): string => `To ${budget}`;

export const describeBudget = (budget: BudgetChoice): string => `up to Rs ${budget}`;
