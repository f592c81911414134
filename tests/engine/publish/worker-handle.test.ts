// A thread of a build that dies, whenever it does: the build says so, and neither waits for ever nor ends the process.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { WorkerHandle, type WorkerTask } from '../../../engine/publish/worker-handle.ts';

const task: WorkerTask = { task: 'read', paths: [] };
const threadOf = (code: string) => new Worker(code, { eval: true });
const taken = () => null;

it.each([
  ['an error', "setTimeout(() => { throw new Error('out of memory'); })", 'out of memory'],
  ['its end', 'setTimeout(() => process.exit(3))', 'a thread ended with 3'],
])('that died with %s before it was asked fails the next question', async (_, code, says) => {
  const worker = threadOf(code);
  const thread = new WorkerHandle(worker);
  await once(worker, 'exit').catch(() => undefined);
  await expect(thread.ask(task, taken)).rejects.toThrow(says);
});

it('that dies while it works fails what was asked', async () => {
  const thread = new WorkerHandle(
    threadOf("require('node:worker_threads').parentPort.once('message', () => process.exit(4))"),
  );
  await expect(thread.ask(task, taken)).rejects.toThrow('a thread ended with 4');
});

/** Answers twice, and ends when it is told to; `setInterval` would keep it. */
const answering = `const { parentPort } = require('node:worker_threads');
setInterval(() => undefined, 1e6);
parentPort.on('message', ({ task }) => {
  if (task === 'end') process.exit();
  parentPort.postMessage({ answer: 'built', lines: [] });
  parentPort.postMessage({ answer: 'done', problems: [] });
});`;

it('answers one question after the other, and ends by itself', async () => {
  const worker = threadOf(answering);
  const thread = new WorkerHandle(worker);
  const ended = once(worker, 'exit');
  for (const round of [1, 2]) {
    const answers: string[] = [];
    const last = await thread.ask(task, ({ answer }) => {
      answers.push(answer);
      return answer === 'done' ? round : null;
    });
    expect([last, answers]).toEqual([round, ['built', 'done']]);
  }
  await thread.end();
  expect(await ended).toEqual([0]);
  await thread.end();
});

it('is ended in the middle of its work', async () => {
  const worker = threadOf(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => parentPort.postMessage({ answer: 'built', lines: [] }));`,
  );
  const thread = new WorkerHandle(worker);
  const begun = once(worker, 'message');
  const asked = expect(thread.ask(task, taken)).rejects.toThrow('a thread ended with 1');
  await begun;
  await thread.end();
  await asked;
});
