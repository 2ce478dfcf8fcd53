import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { UtcPool } from '@/lib/server/database/utc-client.cjs';
import { migrate, withClient } from './migrate';

type SchemaFile = { path: string; content: string };
type Engine = {
  diff(request: object): Promise<{ exitCode: number; stdout: string | null }>;
  free(): void;
};
type EngineModule = {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: { new: (options: object, log: () => void, adapter: unknown) => Promise<Engine> };
};

const charOid = 18;
const textOid = 25;
const charColumns = new WeakMap<object, number[]>();

/** The adapter does not know `"char"`, which the catalogue queries of the engine return. */
function cataloguePool(url: string): pg.Pool {
  const pool = new UtcPool({ connectionString: url });
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  const remember = async (...args: unknown[]) => {
    const result = await query(...args);
    const found: number[] = [];
    result.fields.forEach((field, index) => {
      if (field.dataTypeID !== charOid) return;
      field.dataTypeID = textOid;
      found.push(index);
    });
    if (found.length > 0) charColumns.set(result.rows, found);
    return result;
  };
  pool.query = remember as unknown as pg.Pool['query'];
  return pool;
}

function catalogueAdapter(url: string): PrismaPg {
  const factory = new PrismaPg(cataloguePool(url));
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter) as SqlQueryable['queryRaw'];
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of charColumns.get(result.rows) ?? [])
        result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}

async function loadEngine(): Promise<EngineModule> {
  const entry = '@prisma/schema-engine-wasm/schema_engine_bg';
  const engine = (await import(entry)) as EngineModule;
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const code = await WebAssembly.compile(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(code, { './schema_engine_bg.js': engine as never });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}

async function diff(url: string, files: SchemaFile[]): Promise<string | null> {
  const { SchemaEngine } = await loadEngine();
  const datamodels = files.map((file) => [file.path, file.content]);
  const engine = await SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(catalogueAdapter(url)),
  );
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: process.cwd() },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    });
    return exitCode === 0 ? null : (stdout ?? '');
  } finally {
    engine.free();
  }
}

export async function findSchemaDrift(serverUrl: string): Promise<string | null> {
  const scratch = `drift_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${scratch}`;
  const content = fs.readFileSync('prisma/schema.prisma', 'utf8');
  await withClient(serverUrl, (client) => client.query(`create database ${scratch}`));
  try {
    await migrate(url.href);
    return await diff(url.href, [{ path: 'schema.prisma', content }]);
  } finally {
    await withClient(serverUrl, (client) => client.query(`drop database if exists ${scratch} with (force)`));
  }
}
