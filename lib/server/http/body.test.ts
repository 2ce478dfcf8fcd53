import { describe, expect, it } from 'vitest';
import { isMultipart, isUrlEncoded, readJson, readMultipart, readUrlEncoded } from './body';

const mib = 1024 * 1024;
const post = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
  new Request('https://www.example.com/api/x', {
    method: 'POST',
    body,
    headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
  });

/** A body whose length nobody has said. */
const inPieces = (pieces: string[], type: string) =>
  new Request('https://www.example.com/api/x', {
    method: 'POST',
    body: new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);

const json = 'application/json';
const urlEncoded = 'application/x-www-form-urlencoded';

it('a body is what its content type says, whatever stands behind it', () => {
  expect(isMultipart(post('', 'Multipart/Form-Data; boundary=x'))).toBe(true);
  expect(isMultipart(post('', urlEncoded))).toBe(false);
  expect(isUrlEncoded(post('', `${urlEncoded} ; charset=utf-8`))).toBe(true);
  expect(isUrlEncoded(post(null))).toBe(false);
});

describe('a JSON body', () => {
  it('is an object, in as many pieces as it comes', async () => {
    expect(await readJson(post('{"name":"ಮನೆ"}', `${json}; charset=utf-8`))).toEqual({ name: 'ಮನೆ' });
    expect(await readJson(inPieces(['{"na', 'me":', '"Crest"}'], json))).toEqual({ name: 'Crest' });
  });

  it.each(['', '{', '[]', 'null', '"text"', '5'])('that is %j is refused', async (body) => {
    await expect(readJson(post(body, json))).rejects.toMatchObject({
      code: 'bad_request',
      message: 'The body must be a JSON object.',
    });
  });

  it('that is absent is refused', async () => {
    await expect(readJson(post(null, json))).rejects.toMatchObject({ code: 'bad_request' });
  });

  it.each([undefined, 'text/plain', urlEncoded])('of the type %s is refused', async (type) => {
    await expect(readJson(post('{}', type))).rejects.toMatchObject({
      code: 'unsupported_media',
      message: 'Send the body as application/json.',
    });
  });

  it('has at most one megabyte', async () => {
    const text = (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) });
    expect(text(mib)).toHaveLength(mib);
    expect(await readJson(post(text(mib), json))).toHaveProperty('a');
    await expect(readJson(post(text(mib + 1), json))).rejects.toMatchObject({
      code: 'too_large',
      message: 'The request is larger than 1 MB.',
    });
  });
});

describe('a body that is too large', () => {
  const refusal = (message: string) => ({ code: 'too_large', message });

  it('is refused before a byte is read where its length is said', async () => {
    const request = post('{}', json, { 'content-length': String(3 * mib) });
    await expect(readJson(request, 2 * mib)).rejects.toMatchObject(
      refusal('The request is larger than 2 MB.'),
    );
    expect(request.bodyUsed).toBe(false);
  });

  it('is not one that is said to be exactly as long as is taken', async () => {
    const request = post('{}', json, { 'content-length': '2' });
    expect(await readJson(request, 2)).toEqual({});
  });

  it('is refused in the middle where its length is not said', async () => {
    await expect(readUrlEncoded(inPieces(['a=12', '345'], urlEncoded), 6)).rejects.toMatchObject(
      refusal('The request is larger than 1 MB.'),
    );
    expect(await readUrlEncoded(inPieces(['a=12', '345'], urlEncoded), 7)).toEqual({ a: '12345' });
    const half = await readUrlEncoded(inPieces(['12345'], urlEncoded), 1).catch((error: unknown) => error);
    expect(half).toMatchObject({ code: 'too_large' });
    await expect(readJson(post('12345678', json), 1.5 * mib)).rejects.toMatchObject({ code: 'bad_request' });
  });
});

it('a plain form is its fields; of a repeated one the last', async () => {
  expect(await readUrlEncoded(post('name=Asha+Rao&a=1&a=2&empty=', urlEncoded), mib)).toEqual({
    name: 'Asha Rao',
    a: '2',
    empty: '',
  });
});

describe('a multipart body', () => {
  const form = () => {
    const data = new FormData();
    data.append('name', 'Crest');
    data.append('images', new File(['sea'], 'sea.jpg', { type: 'image/jpeg' }));
    return data;
  };

  it('has at most two thousand parts', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
    const send = (count: number) =>
      readMultipart(post(`${part.repeat(count)}--x--\r\n`, 'multipart/form-data; boundary=x'), mib);
    expect((await send(2000)).getAll('a')).toHaveLength(2000);
    await expect(send(2001)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('has its texts and its files', async () => {
    const data = await readMultipart(post(form()), mib);
    expect(data.get('name')).toBe('Crest');
    const file = data.get('images') as File;
    expect([file.name, await file.text()]).toEqual(['sea.jpg', 'sea']);
  });

  it('has at most as many bytes as are taken', async () => {
    // As bytes: the stream that Node 24 makes of a form does not bear to be left in the middle.
    const { headers, body } = new Response(form());
    const bytes = await new Response(body).arrayBuffer();
    const large = post(bytes, headers.get('content-type') ?? '');
    await expect(readMultipart(large, 20)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('of another type is refused', async () => {
    await expect(readMultipart(post('{}', json), mib)).rejects.toMatchObject({
      code: 'unsupported_media',
      message: 'Send the body as multipart/form-data.',
    });
  });

  it('that is incomplete is refused', async () => {
    const cut = post(
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
      'multipart/form-data; boundary=x',
    );
    await expect(readMultipart(cut, mib)).rejects.toMatchObject({
      code: 'bad_request',
      message: 'The body is not complete multipart/form-data.',
    });
  });
});

it('half a character in JSON is the caller’s fault, and is named', async () => {
  const body = '{"name":"Sea","amenities":["Lift","\\ud800"]}';
  await expect(readJson(post(body, json))).rejects.toMatchObject({
    code: 'invalid',
    fields: { amenities: expect.any(String) },
  });
});
