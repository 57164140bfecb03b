import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import type { SaveAnswer, SaveQuestion } from './save-question.ts';

/** `stay` is the answer of who would rather go on editing. */
type Question = SaveQuestion & { stay: string; size: 'md' | 'lg'; more?: ReactNode };
type Asked = Question & { answer: (given: SaveAnswer | null) => void };

/** Asks in a dialog over the form; `ask` gives null when the editor would rather go on editing. */
export function useQuestion() {
  // Kept after the answer, so that the words stay while the dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);

  const ask = useCallback(
    (question: Question) =>
      new Promise<SaveAnswer | null>((answer) => {
        setAsked({ ...question, answer });
        setAsking(true);
      }),
    [],
  );
  const settle = (given: SaveAnswer | null) => {
    setAsking(false);
    asked?.answer(given);
  };

  const dialog = (
    <Dialog opened={asking} onClose={() => settle(null)} title={asked?.title} size={asked?.size}>
      <p>{asked?.text}</p>
      {asked?.more}
      <Answers>
        <Button variant="default" data-autofocus onClick={() => settle(null)}>
          {asked?.stay}
        </Button>
        {asked?.answers.map((answer, index) => (
          <Button
            key={answer.label}
            variant={index === asked.answers.length - 1 ? 'filled' : 'default'}
            onClick={() => settle(answer)}
          >
            {answer.label}
          </Button>
        ))}
      </Answers>
    </Dialog>
  );
  return { ask, asking, dialog };
}
