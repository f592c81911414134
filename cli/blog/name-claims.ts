import type { Claim } from '#schemas/types';
import { claimPattern } from '../../engine/check/lints/claims/claim-pattern.ts';
import type { Locale } from '../../engine/words/locale.ts';

/** A figure that stands written out in a text. */
export interface WrittenClaim {
  /** Line of the text, from 1. */
  readonly line: number;
  /** As it is written. */
  readonly found: string;
  /** The claim whose value it is; null where it may be that of several, or is written in words. */
  readonly name: string | null;
  /** Every claim that it may be. */
  readonly names: readonly string[];
}

interface Match {
  readonly from: number;
  readonly text: string;
  readonly names: readonly string[];
}

const reference = /\{\{[^}]*\}\}/g;
const end = ({ from, text }: Match) => from + text.length;

/** A text with `{{claims.name}}` in the place of every figure that can be one claim's alone, and what was found. */
export function nameClaims(
  text: string,
  claims: Readonly<Record<string, Claim>>,
  locale: Locale,
): { readonly text: string; readonly found: readonly WrittenClaim[] } {
  const patterns = Object.entries(claims).flatMap(([name, claim]) => {
    const pattern = claimPattern(claim, locale);
    return pattern ? [{ name, pattern: new RegExp(pattern, `${pattern.flags}g`) }] : [];
  });
  const found: WrittenClaim[] = [];
  const lines = text.split('\n').map((line, at) => {
    // A figure that is named already is none.
    const plain = line.replace(reference, (named) => '\u0000'.repeat(named.length));
    const named = matchesIn(plain, patterns).map((match) => {
      const names = meantBy(match, plain, claims);
      const [name] = names;
      const value = names.length === 1 ? claims[name!]!.value : null;
      const isWritten = value !== null && match.text.includes(value);
      found.push({ line: at + 1, found: match.text, name: isWritten ? name! : null, names });
      return { ...match, to: isWritten ? match.text.replace(value, `{{claims.${name!}}}`) : null };
    });
    return named.reduceRight(
      (written, match) =>
        match.to === null
          ? written
          : written.slice(0, match.from) + match.to + written.slice(end(match)),
      line,
    );
  });
  return { text: lines.join('\n'), found };
}

/** Where the values of claims stand, in order; of two that overlap the longer one. */
function matchesIn(
  text: string,
  patterns: readonly { readonly name: string; readonly pattern: RegExp }[],
): Match[] {
  const all = new Map<string, Match>();
  for (const { name, pattern } of patterns)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const key = `${index} ${found.length}`;
      const names = [...(all.get(key)?.names ?? []), name];
      all.set(key, { from: index, text: found, names });
    }
  const kept: Match[] = [];
  for (const match of [...all.values()].sort((a, b) => b.text.length - a.text.length))
    if (!kept.some((other) => match.from < end(other) && other.from < end(match))) kept.push(match);
  return kept.sort((a, b) => a.from - b.from);
}

/** Of the claims with a value the one that is meant: by the words of its sentence (`covers`); of those that say the same of one subject the one that is the value as a whole. */
function meantBy(
  match: Match,
  line: string,
  claims: Readonly<Record<string, Claim>>,
): readonly string[] {
  const before = line.slice(0, match.from).search(/[^.!?]*$/);
  const after = line.slice(end(match)).search(/[.!?](?:\s|$)|$/);
  const sentence = line.slice(before, end(match) + after).toLowerCase();
  const covered = (name: string) =>
    claims[name]!.covers?.some((word) => sentence.includes(word.toLowerCase())) === true;
  const subjects = new Set(match.names.map((name) => claims[name]!.subject ?? name));
  const isWhole = (name: string) => subjects.size === 1 && claims[name]!.value === match.text;
  return [covered, isWhole].reduce<readonly string[]>((names, is) => {
    const chosen = names.filter(is);
    return names.length > 1 && chosen.length > 0 ? chosen : names;
  }, match.names);
}
