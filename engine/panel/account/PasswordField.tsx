import ui from '../ui/panel-ui.module.css';

/** A field for a password; a new one is hinted at, so that browsers offer to make and keep it. */
export function PasswordField({
  id,
  label,
  isNew = false,
  hint,
}: {
  id: string;
  label: string;
  isNew?: boolean;
  hint?: string;
}) {
  return (
    <div className={ui.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={ui.input}
        id={id}
        name={id}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        aria-describedby={hint ? `${id}-hint` : undefined}
        required
      />
      {hint ? (
        <p className={ui.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
