import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const bytes = content.length.toString(16).padStart(content.length > 255 ? 4 : 2, '0');
  const length = content.length < 128 ? bytes : `${content.length > 255 ? '82' : '81'}${bytes}`;
  return Buffer.concat([Buffer.from([tag]), Buffer.from(length, 'hex'), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (text: string) => der(0x17, Buffer.from(text));

/** A key and a certificate that it has signed itself, which nobody trusts who is not told to. */
export function makeCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
  const commonName = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = sequence(utcTime('250101000000Z'), utcTime('491231235959Z'));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(serial, ecdsaWithSha256, commonName, validity, commonName, subjectKey);
  const signature = createSign('sha256').update(body).sign(privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
