// The process of the database over a folder, without a server: asked by messages, as the server asks it.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

export async function startDatabase(dataDir, { record } = {}) {
  const child = fork(join(root, 'engine/database/process/main.mjs'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LITE_TELEMETRY: '0',
      ...(record ? { PORTAO_RECORDED: dataDir, PORTAO_RECORD: record } : {}),
    },
    execArgv: record
      ? ['--import', pathToFileURL(join(import.meta.dirname, 'recorder.mjs')).href]
      : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const waiting = new Map();
  const said = await new Promise((resolve) => {
    child.on('message', (message) => {
      if (message.type === 'answer') waiting.get(message.id)?.(message);
      else if (message.type !== 'begun') resolve(message);
    });
    void gone.then(() => resolve({ type: 'failed', message: 'it ended' }));
    child.send({
      type: 'start',
      dataDir,
      folder: join(root, 'supabase'),
      url: 'http://127.0.0.1:1',
    });
  });
  const ask = async (id, method, path, given) => {
    const { secretKey: apikey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    child.send({
      type: 'request',
      id,
      method,
      path,
      headers: { apikey, 'content-type': 'application/json' },
      body: new TextEncoder().encode(given ? JSON.stringify(given) : ''),
    });
    const { status, body } = await answer;
    return { status, text: new TextDecoder().decode(body) };
  };
  return {
    said,
    ask,
    stop: () => (child.send({ type: 'stop' }), gone),
    kill: () => (child.kill('SIGKILL'), gone),
  };
}
