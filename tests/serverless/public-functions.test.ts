import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverlessSite } from '../support/serverless/host';

const routes = ['(site)/page', '(site)/projects/page', '(site)/board/[id]/page', '(site)/contact/page'];
const calls = ['api/projects/route', 'api/board/route', 'api/brands/route', 'api/v1/enquiries/route'];

it.each([...routes, ...calls])(
  'the function of %s, which only reads or takes a form, brings nothing that makes pictures or PDFs',
  (name) => {
    const file = path.join(serverlessSite.distDir, 'server/app', `${name}.js.nft.json`);
    const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: string[] };
    expect(files.filter((each) => /@img\/|node_modules\/(?:sharp|pdfkit|fontkit)\//.test(each))).toEqual([]);
  },
);
