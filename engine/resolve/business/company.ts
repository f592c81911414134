import type { SiteSettings } from '../../content/site-settings.ts';
import type { Facts } from '../../render/types.ts';
import { formatCnpj } from './cnpj.ts';

type Business = SiteSettings['business'];

/** What is written, unless the owner is still to replace it. */
export const realValue = (fact: Business['legalName']): string | null =>
  fact && !fact.placeholder ? fact.value : null;

/** The address in one line, or null while it is a placeholder: `Rua Exemplo, 100, São Paulo, SP, 01000-000`. */
function addressLine({ address }: Business): string | null {
  const { street, locality, region, postalCode, placeholder } = address;
  return placeholder || !street
    ? null
    : [street, locality, region, postalCode].filter(Boolean).join(', ');
}

/** What the law asks a site to say of who offers (Decreto 7.962/2013, art. 2), and how the firm's people call it. */
export const lawful = {
  legalName: 'razão social',
  cnpj: 'CNPJ',
  address: 'endereço',
  email: 'e-mail',
} as const;

/** Who answers for the site, as far as it is real; `showMissing`: names what the law asks for and is not there. */
export function companyOf(business: Business, showMissing: boolean): Facts['company'] {
  const cnpj = realValue(business.cnpj);
  const company = {
    legalName: realValue(business.legalName),
    cnpj: cnpj && formatCnpj(cnpj),
    address: addressLine(business),
    email: realValue(business.email),
    responsible: realValue(business.responsible),
  };
  const missing = (Object.keys(lawful) as (keyof typeof lawful)[])
    .filter((field) => company[field] === null)
    .map((field) => lawful[field]);
  return { ...company, missing: showMissing ? missing : [] };
}
