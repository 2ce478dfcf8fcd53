import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const types = { CNAME: 5, MX: 15, TXT: 16 } as const;
type RecordType = keyof typeof types;
/** failing answers that it cannot say; silent does not answer. */
type Mood = 'up' | 'failing' | 'silent';

export type DnsStandIn = {
  /** What DNS_SERVERS is set to. */
  address: string;
  /** Puts these in place of what is at the name: of MX "10 host". */
  set(type: RecordType, name: string, ...values: string[]): void;
  clear(): void;
  /** How many questions came. */
  asked(): number;
  be(mood: Mood): void;
  stop(): Promise<void>;
};

const toName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A text is kept in pieces of at most 255 bytes. */
function toText(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece)]));
}

function toData(type: RecordType, value: string): Buffer {
  if (type === 'TXT') return toText(value);
  if (type === 'CNAME') return toName(value);
  const [priority = '0', host = ''] = value.split(' ');
  return Buffer.concat([Buffer.from([0, Number(priority)]), toName(host)]);
}

/** An answer whose name is that of the question, which stands 12 bytes from the start. */
function toAnswer(type: RecordType, value: string): Buffer {
  const data = toData(type, value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(types[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  return {
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    bytes: query.subarray(12, end),
  };
}

/** A name server on this machine, as RFC 1035 says it over UDP. */
export async function startDnsStandIn(): Promise<DnsStandIn> {
  const records = new Map<string, Map<RecordType, string[]>>();
  let mood: Mood = 'up';
  let asked = 0;
  const socket: Socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    asked += 1;
    if (mood === 'silent') return;
    const { name, type, bytes } = readQuestion(query);
    const here = records.get(name);
    const [found] = [...(here ?? [])].filter(([each]) => types[each] === type);
    const answers = found?.[1].map((value) => toAnswer(found[0], value)) ?? [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    const serverFailure = 2;
    const noSuchName = 3;
    const code = mood === 'failing' ? serverFailure : here ? 0 : noSuchName;
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(code === 0 ? answers.length : 0, 6);
    socket.send(Buffer.concat([head, bytes, ...(code === 0 ? answers : [])]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    set(type, name, ...values) {
      const here = records.get(name) ?? new Map<RecordType, string[]>();
      records.set(name, here.set(type, values));
    },
    clear: () => records.clear(),
    asked: () => asked,
    be: (next) => {
      mood = next;
    },
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
