/** The last part of a source address is its secret. */
const sourceAddress = /(\/api\/in\/[^/\s"'?]*\/)(?!\[secret\])[^\s"'?]+/g;

/** A text as a log or a trace may keep it. */
export const withoutSourceSecret = (text: string): string => text.replace(sourceAddress, '$1');
