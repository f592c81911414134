import type { SafetyRules } from '#schemas/types';
import { listsIn } from '../../blog/safety/phrase.ts';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { problemAt, type SourceFile } from '../source-file.ts';

/** The phrases of `safety.yaml` that may name lists, by their places. */
function phrasesOf({
  denial = {},
  unless = [],
  mistakes = [],
  rules,
}: SafetyRules): [Pointer, string][] {
  const inList = (pointer: Pointer, phrases: readonly string[] = []) =>
    phrases.map((phrase, at): [Pointer, string] => [[...pointer, at], phrase]);
  return [
    ...Object.entries(denial).flatMap(([name, phrases]) => inList(['denial', name], phrases)),
    ...inList(['unless'], unless),
    ...inList(['mistakes'], mistakes),
    ...rules.flatMap(({ finds, with: wanted, unless: saves, demands = [] }, rule) => [
      ...inList(['rules', rule, 'finds'], finds),
      ...inList(['rules', rule, 'with'], wanted),
      ...inList(['rules', rule, 'unless'], saves),
      ...demands.flatMap(({ as }, demand) => inList(['rules', rule, 'demands', demand, 'as'], as)),
    ]),
  ];
}

/** Names in the phrases of `safety.yaml` that are not among its `lists`; a list names no other. */
export function unknownLists(file: SourceFile, document: SafetyRules): Problem[] {
  const { lists = {} } = document;
  const known = Object.keys(lists);
  const inLists = known.flatMap((list) =>
    lists[list]!.map((phrase, at): [Pointer, string] => [['lists', list, at], phrase]),
  );
  return [
    ...inLists.flatMap(([pointer, phrase]) => listsIn(phrase).map((name) => ({ pointer, name }))),
    ...phrasesOf(document).flatMap(([pointer, phrase]) =>
      listsIn(phrase)
        .filter((name) => !known.includes(name))
        .map((name) => ({ pointer, name })),
    ),
  ].map(({ pointer, name }) =>
    problemAt(file, pointer, 'safety-list-unknown', { name, nearest: nearest(name, known) }),
  );
}
