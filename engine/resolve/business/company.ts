import type { SiteSettings } from '../../content/site-settings.ts';
import type { Facts } from '../../render/types.ts';
import type { PageWords } from '../../words/pages.ts';
import { localeOf } from '../../words/locale.ts';
import { formatCnpj } from './cnpj.ts';

type Business = SiteSettings['business'];

/** What is written, unless the owner is still to replace it. */
export const realValue = (fact: Business['legalName']): string | null =>
  fact && !fact.placeholder ? fact.value : null;

/** The address in one line, or null while it is a placeholder: `Rua Exemplo, 100, Vila Nova, SP, 01000-000`. */
function addressLine({ address }: Business): string | null {
  const { street, locality, region, postalCode, placeholder } = address;
  return placeholder || !street
    ? null
    : [street, locality, region, postalCode].filter(Boolean).join(', ');
}

/** What the law asks a site to say of who offers (Decreto 7.962/2013, art. 2). */
const lawful = ['legalName', 'cnpj', 'address', 'email'] as const;

/** One of what the law asks for. */
export type LawfulFact = (typeof lawful)[number];

/** What the law of a country asks for: a CNPJ is Brazil's. */
export const lawfulIn = (country: string): readonly LawfulFact[] =>
  lawful.filter((field) => field !== 'cnpj' || country === 'BR');

/** Who answers for the site, as far as it is real; `words`: names what the law asks for and is not there. */
export function companyOf(
  { business, country }: Pick<SiteSettings, 'business' | 'country'>,
  words: PageWords['lawful'] | null,
): Facts['company'] {
  const cnpj = realValue(business.cnpj);
  const company = {
    legalName: realValue(business.legalName),
    cnpj: cnpj && formatCnpj(cnpj),
    address: addressLine(business),
    email: realValue(business.email),
    responsible: realValue(business.responsible),
  };
  const missing = lawfulIn(localeOf({ country }).country).filter(
    (field) => company[field] === null,
  );
  return { ...company, missing: words ? missing.map((field) => words[field]) : [] };
}
