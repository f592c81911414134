import type { Person } from '#engine/blog/people';
import { roleNames } from '../data/rights.ts';
import type { ConfirmProps } from '../ui/ConfirmDialog.tsx';

/** What an admin does with somebody. */
export type PersonChange =
  'admin' | 'editor' | 'end-sessions' | 'remove-second-factor' | 'remove' | 'cancel-invite';

/** How somebody is called. */
export const nameOf = ({ name, email }: Person) => name || email;

type Question = Pick<ConfirmProps, 'question' | 'text' | 'confirm' | 'danger'>;

const roleQuestion = (role: 'admin' | 'editor', text: string) => (person: Person) => ({
  question: `Tornar ${nameOf(person)} ${roleNames[role].toLowerCase()}?`,
  text,
  confirm: 'Mudar o papel',
});

/** What is asked before it is done. */
export const questions: Readonly<Record<PersonChange, (person: Person) => Question>> = {
  admin: roleQuestion(
    'admin',
    'Ela passa a poder tudo: publicar, apagar, ver os contatos, convidar e remover pessoas.',
  ),
  editor: roleQuestion(
    'editor',
    'Ela continua escrevendo e agendando, e deixa de publicar e de ver contatos, agendador e pessoas.',
  ),
  'end-sessions': (person) => ({
    question: `Encerrar as sessões de ${nameOf(person)}?`,
    text: 'Ela sai do painel em todos os aparelhos na hora, e pode entrar de novo com a senha.',
    confirm: 'Encerrar as sessões',
  }),
  'remove-second-factor': (person) => ({
    question: `Tirar o segundo fator de ${nameOf(person)}?`,
    text: 'Para quem perdeu o telefone: ela entra só com a senha, e pode ligar o segundo fator de novo. Confirme por outro meio que é ela quem pede.',
    confirm: 'Tirar o segundo fator',
    danger: true,
  }),
  remove: (person) => ({
    question: `Remover ${nameOf(person)}?`,
    text: 'A conta é apagada e as sessões terminam na hora. Os posts dela ficam. Para voltar, ela precisa de um convite novo.',
    confirm: 'Remover',
    danger: true,
  }),
  'cancel-invite': (person) => ({
    question: `Cancelar o convite de ${person.email}?`,
    text: 'O link deixa de valer.',
    confirm: 'Cancelar o convite',
    danger: true,
  }),
};
