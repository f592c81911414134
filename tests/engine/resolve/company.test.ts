// Who answers for the site: what the owner gave is said in the footer and to search engines, what is missing in `dev` alone.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { DevState } from '../../../engine/dev/state.ts';
import type { Facts } from '../../../engine/render/types.ts';
import { FixtureSite, propsOf, type Edits } from '../fixture.ts';

const email = '  email: { value: contato@exemplo.com.br }\n';
const whole: Edits = {
  'site.yaml': [
    [
      email,
      `  legalName: { value: Modelo Ltda. }\n  cnpj: { value: "11222333000181" }\n${email}  responsible: { value: Atendimento da Modelo }\n  payment: [PIX, "cartão em até {{claims.technicians}} vezes"]\n`,
    ],
  ],
};
/** The same, of which nothing is real. */
const provisional: Edits = {
  'site.yaml': [
    [
      email,
      '  legalName: { value: Modelo Ltda., placeholder: true }\n  cnpj: { value: "0", placeholder: true }\n  email: { value: contato@exemplo.com.br, placeholder: true }\n  responsible: { value: Alguém, placeholder: true }\n',
    ],
    ['postalCode: "01000-000" }', 'postalCode: "01000-000", placeholder: true }'],
  ],
};
const nothing = { legalName: null, cnpj: null, address: null, email: null, responsible: null };
const companyOf = (edits: Edits) =>
  propsOf(new FixtureSite(edits).page('/barueri'), 'footer').company;
const businessOf = (edits: Edits) => {
  const { '@graph': graph } = new FixtureSite(edits).page('/').head.jsonLd as {
    '@graph': readonly Readonly<Record<string, unknown>>[];
  };
  return graph.find((node) => node['@type'] === 'LocalBusiness')!;
};

describe('what the owner gave', () => {
  it('stands in the footer of every page', () => {
    expect(companyOf(whole)).toEqual({
      legalName: 'Modelo Ltda.',
      cnpj: '11.222.333/0001-81',
      address: 'Rua Exemplo, 100, São Paulo, SP, 01000-000',
      email: 'contato@exemplo.com.br',
      responsible: 'Atendimento da Modelo',
      missing: [],
    } satisfies Facts['company']);
  });

  it('is told to search engines', () => {
    expect(businessOf(whole)).toMatchObject({
      legalName: 'Modelo Ltda.',
      taxID: '11.222.333/0001-81',
      email: 'contato@exemplo.com.br',
      paymentAccepted: 'PIX, cartão em até 128 vezes',
    });
  });
});

describe('a placeholder', () => {
  it('is published neither in the footer nor to search engines', () => {
    expect(companyOf(provisional)).toEqual({ ...nothing, missing: [] });
    const said = businessOf(provisional);
    for (const field of ['legalName', 'taxID', 'email', 'paymentAccepted'])
      expect(said).not.toHaveProperty(field);
  });

  it('leaves an empty place with a mark in the development server', () => {
    const page = new DevState(new FixtureSite(provisional).dir, []).page('/barueri')!;
    expect(propsOf(page, 'footer').company).toEqual({
      ...nothing,
      missing: ['razão social', 'CNPJ', 'endereço', 'e-mail'],
    });
  });

  it('leaves no mark where nothing is missing', () => {
    const page = new DevState(new FixtureSite(whole).dir, []).page('/barueri')!;
    expect((propsOf(page, 'footer').company as Facts['company']).missing).toEqual([]);
  });
});

it('asks for a CNPJ where the business is in Brazil, and nowhere else', () => {
  const missingIn = (country: string) =>
    checkSite(
      new FixtureSite({ 'site.yaml': [['\nbusiness:', `\ncountry: ${country}\nbusiness:`]] }).dir,
    ).missing.flatMap(({ params }) => ('name' in params ? [params.name] : []));
  expect(missingIn('BR')).toContain('business.cnpj');
  expect(missingIn('GB')).not.toContain('business.cnpj');
  expect(missingIn('GB')).toContain('business.legalName');
});
