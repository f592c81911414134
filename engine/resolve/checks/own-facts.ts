import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles } from '#schemas/find-own-code';
import { schemaProblem } from '../../content/own-code/schema-fault.ts';
import type { Report } from '../../content/report.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import { isFact } from '../facts.ts';

/** Says which own facts have the name of one of the engine, and which own blocks ask for a fact that there is not. */
export function checkOwnFacts({ dir, code, schemas }: Site<PageOutline>, report: Report): void {
  for (const [name, { file }] of code.facts)
    if (isFact(name))
      report.addOfFile(file.path, 'own-code', { fault: { kind: 'taken', detail: name } });
  for (const type of schemas.ownTypes)
    for (const fact of schemas.factsOf(type))
      if (!isFact(fact) && !code.facts.has(fact)) {
        const text = readFileSync(join(dir, blockFiles(type).schema), 'utf8');
        const at = text.indexOf(JSON.stringify(fact), text.indexOf('"x-facts"'));
        report.problems.push(schemaProblem(type, { kind: 'fact', detail: fact }, text, at));
      }
}
