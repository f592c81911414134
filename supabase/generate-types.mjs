// Writes engine/blog/database.types.ts from the migrations: node supabase/generate-types.mjs
// Needs no project and no Docker: the Supabase CLI (fetched by npx) reads an embedded PostgreSQL over a local socket.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, exit, stderr } from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { factorTables } from '../engine/database/process/factor-tables.mjs';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const cli = 'supabase@3.1.0';
const socket = '@electric-sql/pglite-socket@0.1.5';
const root = join(import.meta.dirname, '..');
const port = 54329;

const run = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', ...args], {
      cwd: tmpdir(),
      env: { ...env, PGSSLMODE: 'disable', DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (piece) => (text += piece));
    child
      .on('error', reject)
      .on('close', (code) =>
        code === 0 ? resolve(text) : reject(new Error(`npx ${args.join(' ')} ended with ${code}`)),
      );
  });

/** The `Database` type alone, laid out by the compiler; the rest of what the CLI prints are shorthands that nobody uses. */
function tidy(text) {
  const file = ts.createSourceFile('database.types.ts', text, ts.ScriptTarget.Latest, true);
  const kept = file.statements.filter(
    (one) => ts.isTypeAliasDeclaration(one) && ['Json', 'Database'].includes(one.name.text),
  );
  const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
  const types = kept
    .map((one) => printer.printNode(ts.EmitHint.Unspecified, one, file))
    .join('\n\n');
  return `// Generated from supabase/migrations: node supabase/generate-types.mjs\n\n${types.replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))}\n`;
}

/** Serves the database to the CLI; the package is loaded from npx's own cache, because nothing else needs it. */
async function serve(db) {
  const folder = (
    await run([
      '--package',
      socket,
      'sh',
      '-c',
      'dirname "$(dirname "$(command -v pglite-server)")"',
    ])
  ).trim();
  const { PGLiteSocketServer } = await import(
    join(folder, '@electric-sql/pglite-socket/dist/index.js')
  );
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' });
  await server.start();
  return server;
}

const db = await PGlite.create();
await db.exec(`${getAuthSchemaSql()}; ${factorTables};
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
  create function auth.jwt() returns jsonb language sql stable as 'select null::jsonb';
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;`);
const migrations = join(root, 'supabase/migrations');
for (const name of readdirSync(migrations).sort())
  await db.exec(readFileSync(join(migrations, name), 'utf8'));
const server = await serve(db);
try {
  const text = await run([
    cli,
    'gen',
    'types',
    '--lang',
    'typescript',
    '--db-url',
    `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    '--schema',
    'public',
  ]);
  const file = join(root, 'engine/blog/database.types.ts');
  writeFileSync(file, await format(tidy(text), { ...(await resolveConfig(file)), filepath: file }));
  stderr.write('engine/blog/database.types.ts is written.\n');
} finally {
  await server.stop();
}
exit(0);
