import { useState } from 'react';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { createDraftStorage } from '../post/draft-storage.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/format.ts';
import { Tip } from '../ui/Tip.tsx';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** 'Sair'. Where this browser keeps what was not saved, it is asked what becomes of it: others may use the machine. */
export function SignOut() {
  const { session } = usePanel();
  const { userId, email } = useAccount();
  const [kept, setKept] = useState(0);
  const leave = () => {
    setKept(0);
    void session.signOut();
  };
  return (
    <>
      <Tip text={`Sair da conta ${email}`}>
        <button
          type="button"
          className={`${ui.plain} ${css.leave}`}
          onClick={() => {
            const count = createDraftStorage(userId).count();
            if (count > 0) setKept(count);
            else leave();
          }}
        >
          Sair
        </button>
      </Tip>
      {kept > 0 ? (
        <ConfirmDialog
          question="O que fazer com o que não foi salvo?"
          text={`Este navegador guarda ${counted(kept, 'texto', 'textos')} que você ainda não salvou. Se outras pessoas usam este aparelho, apague.`}
          confirm="Apagar"
          danger
          cancel="Cancelar"
          instead={{ label: 'Guardar neste aparelho', run: leave }}
          onCancel={() => setKept(0)}
          onConfirm={() => {
            createDraftStorage(userId).clear();
            leave();
          }}
        />
      ) : null}
    </>
  );
}
