import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { DataError } from '../../engine/blog/data-error.ts';

type Words = (error: DataError) => string;

const wait = (seconds: number | null, minute: string, some: (seconds: number) => string) =>
  seconds === null ? minute : some(seconds);

/** What the database says of a post that is withdrawn before it is published. */
const backwards = /blog_posts_withdrawn_at_check/;

const words: Readonly<Record<DataError['kind'], Readonly<Record<Language, Words>>>> = {
  unreachable: {
    pt: () => 'O serviço de dados não respondeu. Veja o que há com: npm run portao -- doctor',
    en: () => 'The data service did not answer. See why with: npm run portao -- doctor',
  },
  busy: {
    pt: ({ retryAfter }) =>
      `O serviço de dados recebeu pedidos demais. Espere ${wait(retryAfter, 'um minuto', (seconds) => `${seconds} s`)} e tente de novo.`,
    en: ({ retryAfter }) =>
      `The data service got too many requests. Wait ${wait(retryAfter, 'a minute', (seconds) => `${seconds} s`)} and try again.`,
  },
  'signed-out': {
    pt: () => 'O serviço de dados não aceitou a chave. Confira SUPABASE_SECRET_KEY.',
    en: () => 'The data service did not accept the key. Check SUPABASE_SECRET_KEY.',
  },
  forbidden: {
    pt: () =>
      'A chave não dá direito a isto. Confira se SUPABASE_SECRET_KEY é a chave secreta do projeto.',
    en: () =>
      'The key does not allow this. Check that SUPABASE_SECRET_KEY is the secret key of the project.',
  },
  'slug-taken': {
    pt: () => 'Outro post já usa este endereço.',
    en: () => 'Another post has this address.',
  },
  'last-admin': {
    pt: () => 'É preciso que fique ao menos uma administradora.',
    en: () => 'At least one admin must stay.',
  },
  'known-address': {
    pt: () => 'Já existe uma conta com este e-mail.',
    en: () => 'Somebody with this e-mail address has an account.',
  },
  'unknown-account': {
    pt: () => 'Não há uma conta com este e-mail. Veja quem há com: npm run portao -- user list',
    en: () =>
      'Nobody has an account with this address. See who there is with: npm run portao -- user list',
  },
  'slug-reserved': {
    pt: () => 'Este endereço é do próprio site. Escolha outro em slug.',
    en: () => 'The site itself uses this address. Choose another in slug.',
  },
  stale: {
    pt: () => 'Outra pessoa salvou este post no mesmo momento. Tente de novo.',
    en: () => 'Somebody else saved this post at the same moment. Try again.',
  },
  missing: {
    pt: () => 'O post foi excluído por outra pessoa.',
    en: () => 'The post was deleted by somebody else.',
  },
  'disk-full': {
    pt: () =>
      'Disco cheio: nada foi gravado. Libere espaço no computador do serviço de dados e tente de novo.',
    en: () =>
      'The disk is full: nothing was written. Free some space on the machine of the data service and try again.',
  },
  damaged: {
    pt: () =>
      'Arquivos do banco de dados estão danificados. Pare o site e volte a uma cópia: npm run portao -- data list, depois npm run portao -- data restore NOME',
    en: () =>
      'Files of the database are damaged. Stop the site and go back to a backup: npm run portao -- data list, then npm run portao -- data restore NAME',
  },
  invalid: {
    pt: ({ message }) =>
      backwards.test(message)
        ? 'A retirada do post não vem depois da publicação. Mude uma das duas datas.'
        : `O banco de dados não aceitou um dos valores: ${message}`,
    en: ({ message }) =>
      backwards.test(message)
        ? 'The withdrawal of the post does not come after its publication. Change one of the two dates.'
        : `The database refused a value: ${message}`,
  },
  unexpected: {
    pt: ({ message }) => `O serviço de dados respondeu com um erro: ${message}`,
    en: ({ message }) => `The data service answered with an error: ${message}`,
  },
};

/** What a failure of the data service is to whoever called a command: what happened, and what to do. */
export function dataErrorWords(error: DataError, language: Language): string {
  return words[error.kind][language](error);
}
