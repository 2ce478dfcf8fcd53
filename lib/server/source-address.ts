const sourceAddress = /(\/api\/in\/[^/\s"'?]*\/)(?!\[secret\])[^\s"'?]+/g;

export const withoutSourceSecret = (text: string): string => text.replace(sourceAddress, '$1');
