// The order of the test files: what takes long begins early, so that all workers end together.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts a server or a database takes long, however short the file is. */
const startsProcesses = /from '[^']*\/(?:started-site|start-process|stands)\.ts'/;

/** Of each project first the files that start processes; else the order stays, and so does that of the projects. `moduleId`: absolute. */
export function longestFirst<File extends { readonly moduleId: string; readonly project: object }>(
  files: readonly File[],
): File[] {
  const isLong = ({ moduleId }: File) => startsProcesses.test(readFileSync(moduleId, 'utf8'));
  const projects = [...new Set(files.map(({ project }) => project))];
  return projects.flatMap((project) => {
    const own = files.filter((file) => file.project === project);
    const long = own.filter(isLong);
    return [...long, ...own.filter((file) => !long.includes(file))];
  });
}

/** Vitest's own order (the largest file of a project first where it does not know how long they took), so changed. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
