export type Finding = { weight: 'fine' | 'note' | 'stop'; text: string };

export const fine = (text: string): Finding => ({ weight: 'fine', text });
export const note = (text: string): Finding => ({ weight: 'note', text });
export const stop = (text: string): Finding => ({ weight: 'stop', text });

const marks = { fine: '✓', note: '!', stop: '✗' };

export const toLine = ({ weight, text }: Finding): string => `${marks[weight]} ${text}`;
