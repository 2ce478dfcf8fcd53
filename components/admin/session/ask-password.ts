type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;

export function setPasswordPrompt(prompt: Ask): void {
  ask = prompt;
}

export const askForPassword = (): Promise<boolean> => ask();
