const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function mapAny(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value) ?? '';
  if (Array.isArray(value))
    return value.flatMap((each: unknown) =>
      typeof each === 'string' ? (change(each) ?? []) : [mapAny(each, change)],
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapAny(each, change)]));
}

export function mapTexts<T>(value: T, change: (text: string) => string | null): T {
  return mapAny(value, change) as T;
}

type Path = (string | number)[];

export function listTexts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => listTexts(each, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, [...path, name]));
}
