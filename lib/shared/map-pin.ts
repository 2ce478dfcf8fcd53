export type Pin = { latitude: number; longitude: number };

const number = '([+-]?\\d{1,3}(?:\\.\\d+)?)';
const forms = [
  `!3d${number}!4d${number}`,
  `[?&]mlat=${number}&mlon=${number}`,
  `[?&](?:q|query|ll|destination)=(?:loc:)?${number},\\s*${number}`,
  `/@${number},${number}`,
  `#map=\\d+/${number}/${number}`,
  `^(?:geo:)?${number}\\s*°?\\s*N?(?:\\s*[,;]\\s*|\\s+)${number}\\s*°?\\s*E?(?:[?;].*)?$`,
].map((form) => new RegExp(form, 'i'));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parsePin(text: string): Pin | null {
  const plain = decode(text).trim();
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(plain) ?? [];
    if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}

const toDegrees = (value: number) => String(Number(value.toFixed(6)));

export const toPinText = ({ latitude, longitude }: Pin): string =>
  `${toDegrees(latitude)}, ${toDegrees(longitude)}`;

export const isInIndia = ({ latitude, longitude }: Pin): boolean =>
  latitude >= 6 && latitude <= 37.5 && longitude >= 68 && longitude <= 97.5;

export const toMapLink = ({ latitude, longitude }: Pin): `https://${string}` =>
  `https://www.google.com/maps/search/?api=1&query=${toDegrees(latitude)},${toDegrees(longitude)}`;
