import type { Pointer } from '../../diagnostics/problem.ts';
import type { Finding, Lint } from './lint.ts';

/** Fields of `business` that only the owner knows. */
const ownerFacts = ['legalName', 'cnpj', 'email', 'responsible'] as const;

/** Data of `site.yaml` that the owner is still to replace. */
export const placeholders: Lint = {
  codes: ['placeholder'],
  quick: true,
  run: ({ site }) => {
    const { document, file } = site.settings;
    const { address, social = [], sisterSites = [] } = document.business;
    const found = (pointer: Pointer, name = pointer.join('.')): Finding => ({
      code: 'placeholder',
      file,
      pointer,
      part: 'key',
      params: { name },
    });
    const lists = { social, sisterSites };
    return [
      ...Object.entries(document.contacts)
        .filter(([, contact]) => contact.placeholder)
        .map(([name]) => found(['contacts', name])),
      ...ownerFacts
        .filter((name) => document.business[name]?.placeholder)
        .map((name) => found(['business', name])),
      ...(address.placeholder ? [found(['business', 'address'])] : []),
      ...Object.entries(lists).flatMap(([list, entries]) => {
        const open = entries.filter((entry) => entry.placeholder).map(({ name }) => name);
        return open.length > 0
          ? [found(['business', list], `business.${list} (${open.join(', ')})`)]
          : [];
      }),
      ...(document.video?.placeholder ? [found(['video'])] : []),
    ];
  },
};
