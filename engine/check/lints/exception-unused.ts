import type { Finding, Lint } from './lint.ts';
import type { ExceptionCode } from './phrases.ts';

/** Phrases of `site.yaml`, `exceptions`, that stand in no text any more: the next text that has them by mistake would pass. */
export const exceptionUnused: Lint = {
  codes: ['exception-unused'],
  afterOthers: true,
  run: ({ site, phrases }) => {
    const { document, file } = site.settings;
    const lists = Object.entries(document.exceptions ?? {}) as [ExceptionCode, readonly string[]][];
    return (
      lists
        // A lint that is switched off looks at no text.
        .filter(([code]) => document.checks?.[code] !== 'off')
        .flatMap(([code, list]) =>
          list.flatMap((phrase, position): Finding[] =>
            phrases.wasMet(code, phrase)
              ? []
              : [
                  {
                    code: 'exception-unused',
                    file,
                    pointer: ['exceptions', code, position],
                    params: { phrase },
                  },
                ],
          ),
        )
    );
  },
};
