import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../ports';
import { makeTempFolder } from '../temp-folder';
import { type Program, startProgram } from './program';

const source = `const [file, encoding] = process.argv.slice(1);
const body = require('node:fs').readFileSync(file);
const headers = ['content-type', 'text/html', 'content-length', String(body.length)];
if (encoding) headers.push('content-encoding', encoding);
require('node:http').createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT);`;

export async function startBareNode(body: Buffer, encoding = ''): Promise<Program> {
  const folder = makeTempFolder('bench-node');
  const file = path.join(folder, 'page');
  fs.writeFileSync(file, body);
  const port = await findFreePort(0);
  const program = await startProgram({ args: ['--eval', source, file, encoding], port });
  fs.rmSync(folder, { recursive: true, force: true });
  return program;
}
