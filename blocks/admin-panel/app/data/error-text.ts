import { DataError } from '#engine/blog/data-error';

const wait = (seconds: number | null) =>
  seconds === null
    ? 'Espere um minuto'
    : seconds < 60
      ? `Espere ${seconds} segundos`
      : `Espere ${Math.ceil(seconds / 60)} minutos`;

/** Why it went wrong and what to do, in a sentence that the owner can act on. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DataError))
    return 'Foi uma falha nossa. Tente de novo; se continuar, recarregue a página.';
  switch (error.kind) {
    case 'unreachable':
      return 'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.';
    case 'busy':
      return `Muitos pedidos em pouco tempo. ${wait(error.retryAfter)} e tente de novo.`;
    case 'signed-out':
      return 'A sessão terminou. Entre de novo para continuar.';
    case 'forbidden':
      return 'Esta conta não tem permissão para isto.';
    case 'last-admin':
      return 'É preciso que fique ao menos uma administradora.';
    case 'known-address':
      return 'Já existe uma conta com este e-mail.';
    case 'unknown-account':
      return 'Esta conta não existe mais.';
    case 'slug-taken':
      return 'Outro post já usa este endereço.';
    case 'slug-reserved':
      return 'Este endereço é do próprio site. Escolha outro.';
    case 'stale':
      return 'Outra pessoa salvou este post depois que você o abriu.';
    case 'missing':
      return 'O post foi excluído.';
    case 'disk-full':
      return 'Disco cheio: nada foi gravado. Copie o seu texto e avise quem cuida do servidor.';
    case 'damaged':
      return 'O banco de dados está danificado. Avise quem cuida do servidor: ele pode voltar a uma cópia de segurança.';
    case 'invalid':
      return 'O banco de dados não aceitou um dos valores.';
    case 'unexpected':
      return 'Foi uma falha nossa. Tente de novo; se continuar, recarregue a página.';
  }
}

/** True where asking again may help: what the database refused, it refuses again. */
export const worthRetrying = (error: unknown): boolean =>
  !(error instanceof DataError) ||
  error.kind === 'unreachable' ||
  error.kind === 'busy' ||
  error.kind === 'unexpected';
