import { differences, fieldNames, valuesOf, type EditorValues } from './editor-values.ts';
import { formatMoment, fromTypedMoment } from '../ui/format.ts';
import type { Editor } from './use-editor.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/** What the editor has to say before one goes on: recovered changes, a version saved by somebody else, a post that is gone. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { conflict, gone, recovered, dirty, locked } = editor;
  return (
    <>
      {locked ? (
        <div className={ui.notice} role="status">
          <p>
            Este post já esteve, está ou em menos de uma hora estará no site: só uma administradora
            o altera.
          </p>
        </div>
      ) : null}
      {recovered && dirty && !conflict && !gone ? (
        <div className={ui.notice} role="status">
          <p>Recuperamos as alterações de {formatMoment(recovered)}, que não tinham sido salvas.</p>
          <div className={ui.row}>
            <button type="button" className={ui.button} onClick={editor.discard}>
              Descartar alterações
            </button>
          </div>
        </div>
      ) : null}
      {conflict ? <Conflict editor={editor} /> : null}
      {gone ? (
        <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
          <p>
            <b>Este post foi excluído enquanto você editava.</b>
          </p>
          <p>O que você escreveu continua aqui. Salvar cria um post novo com este texto.</p>
        </div>
      ) : null}
    </>
  );
}

/** A value as a person reads it. */
function shown(name: keyof EditorValues, value: string): string {
  const moment = name.endsWith('_at') ? fromTypedMoment(value) : null;
  return moment ? formatMoment(moment) : value || '(vazio)';
}

function Conflict({ editor }: { editor: Editor }) {
  const theirs = editor.conflict!;
  const version = valuesOf(theirs);
  const changed = (Object.keys(fieldNames) as (keyof EditorValues)[]).filter((name) =>
    differences(editor.values, version).includes(fieldNames[name]),
  );
  return (
    <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
      <p>
        <b>Outra pessoa salvou este post enquanto você editava.</b>
      </p>
      <p>
        A versão dela é de {formatMoment(theirs.updated_at)}. A sua ainda não foi salva: escolha
        qual fica.
      </p>
      {changed.length > 0 ? (
        <details className={css.theirs}>
          <summary>
            Ver o que está diferente: {changed.map((name) => fieldNames[name]).join(', ')}
          </summary>
          <dl>
            {changed.map((name) => (
              <div key={name}>
                <dt>{fieldNames[name]}, na versão salva</dt>
                <dd>{shown(name, version[name])}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      <div className={ui.row}>
        <button type="button" className={ui.button} onClick={() => editor.take(theirs)}>
          Ficar com a versão salva
        </button>
        <button
          type="button"
          className={ui.danger}
          onClick={editor.saveOver}
          disabled={editor.save.isPending}
        >
          Salvar a minha por cima
        </button>
      </div>
    </div>
  );
}
