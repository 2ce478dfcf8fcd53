/** What forms of the back office show for a stored choice; other choices are shown as they are stored. */
const choiceLabels: Record<string, string> = {
  'beside it': 'over and above the agreement value',
  'free homes': 'available homes',
};

export const labelOfChoice = (choice: string): string => choiceLabels[choice] ?? choice;
