import { type CodeWarning, unsilenced } from '#shared/codes/warning.ts';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import styles from './code-notes.module.css';

type Props = {
  warnings: readonly CodeWarning[];
  /** Keys of those that the school knows. */
  known: readonly string[];
  onTake: (warning: CodeWarning) => void;
  onKnow: (key: string) => void;
  onRemind: (key: string) => void;
};

/** Warnings and notes about codes; those that the school knows stand below, with the way to be told again. */
export function CodeNoteList({ warnings, known, onTake, onKnow, onRemind }: Props) {
  const told = unsilenced(warnings, known);
  const silenced = warnings.filter((warning) => !told.includes(warning));
  return (
    <div className={`stack-2 ${styles['notes']}`} role="status">
      {told.map((warning) => (
        <div key={warning.key + warning.text} className={`row quiet-xs apart raised ${styles['note']}`} data-tone={warning.tone}>
          <p>{warning.text}</p>
          <div className="flow-1">
            {warning.suggestion && (
              <SmallButton size="compact-sm" onClick={() => onTake(warning)}>
                {warning.suggestion.label}
              </SmallButton>
            )}
            {warning.isStrange !== true && <QuietButton onClick={() => onKnow(warning.key)}>Đã biết</QuietButton>}
          </div>
        </div>
      ))}
      {silenced.map((warning) => (
        <div key={warning.key + warning.text} className={`row quiet-xs apart raised ${styles['note']}`} data-tone="known">
          <p>Đã biết: {warning.text}</p>
          <div className="flow-1">
            <QuietButton onClick={() => onRemind(warning.key)}>Nhắc lại</QuietButton>
          </div>
        </div>
      ))}
    </div>
  );
}
