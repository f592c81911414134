import type { AuditEntry } from '#engine/blog/people';
import { roleNames } from '../data/rights.ts';

const words: Readonly<Record<string, string>> = {
  'post-published': 'Publicou',
  'post-scheduled': 'Agendou',
  'post-unpublished': 'Tirou do ar',
  'post-deleted': 'Apagou',
  'post-restored': 'Trouxe de volta',
  'person-removed': 'Removeu',
  'person-joined': 'Aceitou o convite:',
  'second-factor-added': 'Ligou o segundo fator de',
  'second-factor-removed': 'Tirou o segundo fator de',
  'sessions-ended': 'Encerrou as sessões de',
  'invite-cancelled': 'Cancelou o convite de',
  'reset-link-made': 'Criou um link de senha nova para',
  'password-reset': 'Escolheu uma senha nova pelo link:',
};

/** What was done, in the words before its subject. */
export function actionWords({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const role = roleNames[detail as keyof typeof roleNames]?.toLowerCase() ?? '';
  if (action === 'role-given') return `Deu o papel de ${role} a`;
  if (action === 'person-invited') return `Convidou como ${role}`;
  return words[action] ?? action;
}
