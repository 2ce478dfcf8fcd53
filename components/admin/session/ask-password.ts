type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;

/** The dialog of the back office says here how it is opened. */
export function setPasswordPrompt(prompt: Ask): void {
  ask = prompt;
}

/** Asks for the password again; false when the person would rather not. */
export const askForPassword = (): Promise<boolean> => ask();
