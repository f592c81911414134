import type { DataFaultReason, DataServiceFailed } from '../../engine/database/database-process.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';

type Details = DataServiceFailed['details'];

const back: Readonly<Record<Language, string>> = {
  pt: 'Veja as cópias com: npm run portao -- data list, e volte a uma com: npm run portao -- data restore NOME',
  en: 'See the backups with: npm run portao -- data list, and go back to one with: npm run portao -- data restore NAME',
};

const before = ({ backup }: Details, language: Language) =>
  !backup
    ? ''
    : language === 'pt'
      ? ` Os dados de antes estão também na cópia ${backup}.`
      : ` What the data were before is in the backup ${backup} as well.`;

const words: Readonly<
  Record<DataFaultReason, Readonly<Record<Language, (details: Details) => string>>>
> = {
  damaged: {
    pt: () =>
      `Os arquivos do banco de dados estão danificados; nada foi gravado por cima deles. ${back.pt}`,
    en: () => `The files of the database are damaged; nothing was written over them. ${back.en}`,
  },
  keys: {
    pt: () =>
      `O arquivo keys.json da pasta de dados está danificado; nada foi gravado por cima dele. Apague-o (novas chaves são feitas, e cada pessoa entra de novo no painel), ou volte a uma cópia com: npm run portao -- data restore NOME`,
    en: () =>
      `The file keys.json of the data folder is damaged; nothing was written over it. Delete it (new keys are made, and everybody signs in again), or go back to a backup with: npm run portao -- data restore NAME`,
  },
  newer: {
    pt: ({ migration }) =>
      `Os dados são de uma versão mais nova do programa (migração ${migration}). Atualize o programa; nada mudou neles.`,
    en: ({ migration }) =>
      `The data are of a newer version of the program (migration ${migration}). Update the program; nothing was changed.`,
  },
  migration: {
    pt: (details) =>
      `A migração ${details.migration} não pôde ser aplicada e foi desfeita: ${details.cause}.${before(details, 'pt')} Volte à versão anterior do programa, ou peça ajuda com esta mensagem.`,
    en: (details) =>
      `The migration ${details.migration} could not be applied and was taken back: ${details.cause}.${before(details, 'en')} Go back to the version of the program from before, or ask for help with this message.`,
  },
  'disk-full': {
    pt: () => 'Disco cheio. Libere espaço e tente de novo; nada do que foi confirmado se perdeu.',
    en: () => 'The disk is full. Free some space and try again; nothing acknowledged was lost.',
  },
  'read-only': {
    pt: () =>
      'A pasta de dados não pode ser gravada: o disco só permite leitura, ou ela é de outro usuário. Veja o que há com: npm run portao -- doctor',
    en: () =>
      'The data folder cannot be written: the disk is read-only, or it belongs to another user. See what is wrong with: npm run portao -- doctor',
  },
};

/** Why the data service cannot work, and what to do; null where nobody but us can do anything. */
export function dataFaultWords(
  { reason, details }: Pick<DataServiceFailed, 'reason' | 'details'>,
  language: Language,
): string | null {
  return reason ? words[reason][language](details) : null;
}
