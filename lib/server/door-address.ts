/** The address of a source, whose last part is the key to it. */
const door = /(\/api\/in\/[^/\s"'?]*\/)(?!\[secret\])[^\s"'?]+/g;

/** A text as a log or a trace may keep it. */
export const withoutDoorSecret = (text: string): string => text.replace(door, '$1');
