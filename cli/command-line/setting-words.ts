import type { DataSettingsRefused, SettingFault } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';

const words: Readonly<Record<SettingFault, Readonly<Record<Language, string>>>> = {
  missing: {
    pt: 'falta, e sem ela as outras do serviço de dados não valem.',
    en: 'is missing, and without it the others of the data service mean nothing.',
  },
  'no-address': {
    pt: 'não é um endereço; escreva-o inteiro, como https://abc.supabase.co',
    en: 'is no address; write it whole, like https://abc.supabase.co',
  },
  'secret-key': {
    pt: 'tem a chave secreta, que seria publicada em cada página; ponha a chave publicável.',
    en: 'holds the secret key, which would be published with every page; put the publishable key there.',
  },
  'publishable-key': {
    pt: 'tem a chave publicável, que não grava; ponha a chave secreta.',
    en: 'holds the publishable key, which may not write; put the secret key there.',
  },
  'no-proxies': {
    pt: 'diz em quais proxies confiar: um número de 0 a 10, ou os endereços deles, como 127.0.0.1,10.0.0.0/8',
    en: 'says which proxies to trust: a number from 0 to 10, or their addresses, like 127.0.0.1,10.0.0.0/8',
  },
};

/** What is wrong with a variable of the data service, and what to do; never its value. */
export function settingWords({ variable, fault }: DataSettingsRefused, language: Language): string {
  return `${language === 'pt' ? 'A variável' : 'The variable'} ${variable} ${words[fault][language]}`;
}

/** What to set where requests come through a proxy that nobody said to trust. */
export const untrustedProxy = (language: Language): string =>
  language === 'pt'
    ? 'Os pedidos chegam por um proxy, e todos os visitantes contam como um só nos limites. Se o proxy for seu, defina TRUST_PROXY=1 e inicie de novo (docs/deploying.md).'
    : 'Requests come through a proxy, and all visitors count as one in the limits. If the proxy is yours, set TRUST_PROXY=1 and start again (docs/deploying.md).';
