const choiceLabels: Record<string, string> = {
  'beside it': 'over and above the agreement value',
  'free homes': 'available homes',
};

export const labelOfChoice = (choice: string): string => choiceLabels[choice] ?? choice;
