import type { Pointer } from '../../diagnostics/problem.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Finding, Lint } from './lint.ts';

/** Fields of `business` that only the owner knows. */
const ownerFacts = ['legalName', 'cnpj', 'email', 'responsible'] as const;

/** Something of `site.yaml` that is a placeholder; `name` is what the owner finds it by. */
export const placeholderAt = (
  { settings }: SharedContent,
  pointer: Pointer,
  params: Extract<Finding, { code: 'placeholder' }>['params'] = { name: pointer.join('.') },
): Finding => ({ code: 'placeholder', file: settings.file, pointer, part: 'key', params });

/** Placeholders that visitors would take for real, or whose place stays empty. */
export function placeholdersIn(site: SharedContent): Finding[] {
  const { business, contacts, video } = site.settings.document;
  const pointers: Pointer[] = [
    ...Object.entries(contacts)
      .filter(([, contact]) => contact.placeholder)
      .map(([name]) => ['contacts', name]),
    ...ownerFacts.filter((name) => business[name]?.placeholder).map((name) => ['business', name]),
    ...(business.address.placeholder ? [['business', 'address']] : []),
    ...(video?.placeholder ? [['video']] : []),
  ];
  return pointers.map((pointer) => placeholderAt(site, pointer));
}

/** Data of `site.yaml` that the owner is still to replace. */
export const placeholders: Lint = {
  codes: ['placeholder'],
  quick: true,
  run: ({ site }) => {
    const { social = [], sisterSites = [] } = site.settings.document.business;
    return [
      ...placeholdersIn(site),
      ...Object.entries({ social, sisterSites }).flatMap(([list, entries]) => {
        const open = entries.filter((entry) => entry.placeholder).map(({ name }) => name);
        return open.length > 0
          ? [
              placeholderAt(site, ['business', list], {
                name: `business.${list} (${open.join(', ')})`,
              }),
            ]
          : [];
      }),
    ];
  },
};
