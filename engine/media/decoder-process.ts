// The process in which a build decodes photographs (decoder.ts): it answers until it is ended.
import { decodeHere, type Answer, type Question } from './decoder.ts';

const decode = decodeHere as (task: Question['task'], ...given: unknown[]) => Promise<unknown>;

process.on('message', ({ number, task, given }: Question) => {
  void decode(task, ...given).then((done) => process.send!({ number, done } satisfies Answer));
});
// Of the build nobody is left.
process.on('disconnect', () => process.exit(1));
