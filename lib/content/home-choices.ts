// Read by next.config.ts too, which knows no alias.

/** By the bedrooms of a home; the last stands for more, too. */
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

/** The choice that finds a home of so many bedrooms: 2.5 BHK is found as 2. */
export const toBhkChoice = (bhk: number): BhkChoice | undefined =>
  bhkChoices.findLast((choice) => Number(choice) <= bhk);

const rupeesOf: Record<string, number> = { lakh: 100_000, crore: 10_000_000 };

/** What so many lakh or crore are in rupees. */
export function toRupees(amount: string): number {
  const [count, unit = ''] = amount.split(' ');
  return Math.round(Number(count) * (rupeesOf[unit] ?? 0));
}

/** "3 BHK", "4 BHK or more". */
export const nameBhk = (bhk: BhkChoice): string =>
  bhk === bhkChoices.at(-1) ? `${bhk} BHK or more` : `${bhk} BHK`;

/** "To 75 lakh": a field of half a phone holds no more. */
export const nameBudget = (budget: BudgetChoice): string => `To ${budget}`;

/** "up to Rs 75 lakh". */
export const describeBudget = (budget: BudgetChoice): string => `up to Rs ${budget}`;
