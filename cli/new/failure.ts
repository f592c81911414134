import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { GeneratorFailed } from '../commands/new-block.ts';
import { WriteFailed } from '../output/write-files.ts';
import { Taken } from './add-documents.ts';
import { Cancelled } from './ask.ts';
import { shownPath } from './shown-path.ts';
import { TemplateBroken } from './template.ts';

/** What a command that writes documents says when it failed, and what it left on the disk; null for what is not its own failure. */
export function describeNewFailure(error: unknown, language: Language): string | null {
  const pt = language === 'pt';
  if (error instanceof Taken) return error.message;
  if (error instanceof Cancelled)
    return pt ? '\nCancelado; nada foi gravado.' : '\nCancelled; nothing was written.';
  if (error instanceof TemplateBroken) {
    const near =
      error.nearest === null
        ? ''
        : pt
          ? ` Você quis dizer <<${error.nearest}>>?`
          : ` Did you mean <<${error.nearest}>>?`;
    return pt
      ? `${shownPath(error.file)}:${error.line}: o modelo pede <<${error.mark}>>, que não existe.${near} Nada foi gravado.`
      : `${shownPath(error.file)}:${error.line}: the template asks for <<${error.mark}>>, which does not exist.${near} Nothing was written.`;
  }
  if (error instanceof GeneratorFailed)
    return pt
      ? `Os arquivos do bloco estão gravados, mas o gerador falhou. Corrija o que ele diz e rode: npm run generate\n${error.output}`
      : `The files of the block are written, but the generator failed. Mend what it says and run: npm run generate\n${error.output}`;
  if (error instanceof WriteFailed) return describeWriteFailure(error, pt);
  return null;
}

/** Why a disk refuses to write, in words; else its code. */
function reasonOf(code: string, pt: boolean): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return pt ? 'O disco está cheio.' : 'The disk is full.';
  if (code === 'EACCES' || code === 'EPERM')
    return pt ? 'Falta permissão para gravar.' : 'There is no permission to write.';
  if (code === 'EROFS') return pt ? 'O disco só permite leitura.' : 'The disk is read-only.';
  return pt ? `Não foi possível gravar (${code}).` : `Writing failed (${code}).`;
}

function describeWriteFailure({ code, written, untouched }: WriteFailed, pt: boolean): string {
  const reason = reasonOf(code, pt);
  if (written.length === 0)
    return pt
      ? `${reason} Nada foi gravado: tudo está como antes. Resolva isso e tente de novo.`
      : `${reason} Nothing was written: all is as before. Mend that and try again.`;
  const names = (paths: readonly string[]) => paths.map(shownPath).join(', ');
  return pt
    ? `${reason} Estão gravados, inteiros: ${names(written)}. Como antes: ${names(untouched)}. Resolva isso e rode de novo com --force.`
    : `${reason} Written, whole: ${names(written)}. As before: ${names(untouched)}. Mend that and run it again with --force.`;
}
